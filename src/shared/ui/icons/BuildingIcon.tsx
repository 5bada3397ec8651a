import { Icon, type IconProps } from './Icon.tsx';

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.75 20.25V3.75h12.5v16.5M2.75 20.25h18.5M9.5 7.5v2M14.5 7.5v2M9.5 12v2M14.5 12v2M12 20.25v-3.5" />
    </Icon>
  );
}
