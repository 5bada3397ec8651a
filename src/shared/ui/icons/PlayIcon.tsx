import { Icon, type IconProps } from './Icon.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4 19.5 12 6.5 20z" />
    </Icon>
  );
}
