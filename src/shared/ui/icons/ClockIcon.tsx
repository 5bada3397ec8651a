import { Icon, type IconProps } from './Icon.tsx';

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 6.75V12l3.75 2.25" />
    </Icon>
  );
}
