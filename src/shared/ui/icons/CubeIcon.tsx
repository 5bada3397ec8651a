import { Icon, type IconProps } from './Icon.tsx';

export function CubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 2.75 8 4.5v9.5l-8 4.5-8-4.5v-9.5zM4 7.25l8 4.5 8-4.5M12 11.75v9.5" />
    </Icon>
  );
}
