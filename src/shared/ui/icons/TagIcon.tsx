import { Icon, type IconProps } from './Icon.tsx';

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 3.75h8.5l8.5 8.5-8.5 8.5-8.5-8.5z" />
      <circle cx="8.25" cy="8.25" r="1.5" />
    </Icon>
  );
}
