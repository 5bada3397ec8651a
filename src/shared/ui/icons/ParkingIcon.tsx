import { Icon, type IconProps } from './Icon.tsx';

export function ParkingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 3.75h16.5v16.5H3.75zM9.5 17V7.25h3.25a3 3 0 0 1 0 6H9.5" />
    </Icon>
  );
}
