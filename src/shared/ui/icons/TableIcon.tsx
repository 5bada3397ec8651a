import { Icon, type IconProps } from './Icon.tsx';

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 5.25h16.5v13.5H3.75zM3.75 9.75h16.5M3.75 14.25h16.5M9.75 9.75v9" />
    </Icon>
  );
}
