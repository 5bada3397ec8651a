import { Icon, type IconProps } from './Icon.tsx';

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7.75" cy="16.25" r="4" />
      <path d="m10.6 13.4 9.15-9.15M15.5 8.5l3 3M18.25 5.75l2.25 2.25" />
    </Icon>
  );
}
