import { Icon, type IconProps } from './Icon.tsx';

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 21.5 20h-19zM12 9.75v4.5M12 16v1.5" />
    </Icon>
  );
}
