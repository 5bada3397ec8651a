import { Icon, type IconProps } from './Icon.tsx';

export function HospitalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 3.75h16.5v16.5H3.75zM12 7.75v8.5M7.75 12h8.5" />
    </Icon>
  );
}
