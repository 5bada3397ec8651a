import { Icon, type IconProps } from './Icon.tsx';

export function NewsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 4.75h13.5v14.5H5.5a1.75 1.75 0 0 1-1.75-1.75zM17.25 9.25h3v8.5a1.5 1.5 0 0 1-3 0M7 8.75h7M7 12.25h7M7 15.75h4" />
    </Icon>
  );
}
