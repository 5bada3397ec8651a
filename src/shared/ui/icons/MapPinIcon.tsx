import { Icon, type IconProps } from './Icon.tsx';

export function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25s-6.75-6.1-6.75-11.5a6.75 6.75 0 0 1 13.5 0c0 5.4-6.75 11.5-6.75 11.5Z" />
      <circle cx="12" cy="9.75" r="2.25" />
    </Icon>
  );
}
