import { Icon, type IconProps } from './Icon.tsx';

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11v5.5M12 7.25v1.75" />
    </Icon>
  );
}
