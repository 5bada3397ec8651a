import { Icon, type IconProps } from './Icon.tsx';

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7.5h9M17 7.5h4M3 16.5h4M12 16.5h9" />
      <circle cx="14.5" cy="7.5" r="2.5" />
      <circle cx="9.5" cy="16.5" r="2.5" />
    </Icon>
  );
}
