import { Icon, type IconProps } from './Icon.tsx';

export function SidewaysIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
    </Icon>
  );
}
