import { Icon, type IconProps } from './Icon.tsx';

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.25 5.25h17.5v13.5H3.25zM3.5 5.75l8.5 7.5 8.5-7.5" />
    </Icon>
  );
}
