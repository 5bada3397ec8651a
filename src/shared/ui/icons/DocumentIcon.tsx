import { Icon, type IconProps } from './Icon.tsx';

export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.75 3.25h8l4.5 4.5v13H5.75zM13.5 3.5V8h4.5M8.75 12.25h6.5M8.75 16h6.5" />
    </Icon>
  );
}
