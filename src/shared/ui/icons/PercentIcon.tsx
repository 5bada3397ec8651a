import { Icon, type IconProps } from './Icon.tsx';

export function PercentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.5 5.5 5.5 18.5" />
      <circle cx="7.25" cy="7.25" r="2.75" />
      <circle cx="16.75" cy="16.75" r="2.75" />
    </Icon>
  );
}
