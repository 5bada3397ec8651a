import { Icon, type IconProps } from './Icon.tsx';

export function TreeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25v-9.5M12 15.5l3-2.5M12 17.5l-3-2.5" />
      <path d="M8.5 17.75A4.75 4.75 0 0 1 5.4 9.4a6.6 6.6 0 0 1 13.2 0 4.75 4.75 0 0 1-3.1 8.35" />
    </Icon>
  );
}
