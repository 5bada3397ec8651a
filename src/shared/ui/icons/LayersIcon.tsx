import { Icon, type IconProps } from './Icon.tsx';

export function LayersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 9 4.75-9 4.75-9-4.75zM3 12.25 12 17l9-4.75M3 16l9 4.75L21 16" />
    </Icon>
  );
}
