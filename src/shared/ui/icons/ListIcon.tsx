import { Icon, type IconProps } from './Icon.tsx';

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 6h12M8.5 12h12M8.5 18h12M3.5 6h2M3.5 12h2M3.5 18h2" />
    </Icon>
  );
}
