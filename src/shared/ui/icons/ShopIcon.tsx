import { Icon, type IconProps } from './Icon.tsx';

export function ShopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8.25h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  );
}
