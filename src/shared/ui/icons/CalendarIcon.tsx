import { Icon, type IconProps } from './Icon.tsx';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 5.75h16.5v14.5H3.75zM3.75 10.25h16.5M8 3v5M16 3v5" />
    </Icon>
  );
}
