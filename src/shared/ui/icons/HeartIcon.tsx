import { Icon, type IconProps } from './Icon.tsx';

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.25 4.6 12.6a4.75 4.75 0 0 1 6.7-6.7l.7.7.7-.7a4.75 4.75 0 0 1 6.7 6.7Z" />
    </Icon>
  );
}
