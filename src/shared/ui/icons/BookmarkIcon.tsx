import { Icon, type IconProps } from './Icon.tsx';

export function BookmarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.25 3.75h11.5v16.5L12 15.75l-5.75 4.5z" />
    </Icon>
  );
}
