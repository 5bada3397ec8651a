import { Icon, type IconProps } from './Icon.tsx';

export function BusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.75 4.25h14.5v13.5H4.75zM4.75 12h14.5M7 17.75v2.5M17 17.75v2.5M7.5 15h2M14.5 15h2" />
    </Icon>
  );
}
