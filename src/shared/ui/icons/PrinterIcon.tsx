import { Icon, type IconProps } from './Icon.tsx';

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5V3.75h10V8.5M7 17.5H3.75v-9h16.5v9H17M7 14h10v6.25H7z" />
    </Icon>
  );
}
