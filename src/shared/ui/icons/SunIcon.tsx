import { Icon, type IconProps } from './Icon.tsx';

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.25v2.5M12 19.25v2.5M2.25 12h2.5M19.25 12h2.5M5.1 5.1l1.8 1.8M17.1 17.1l1.8 1.8M18.9 5.1l-1.8 1.8M6.9 17.1l-1.8 1.8" />
    </Icon>
  );
}
