import { Icon, type IconProps } from './Icon.tsx';

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.25 7.25h4l1.75-3h6l1.75 3h4v12.5H3.25z" />
      <circle cx="12" cy="13" r="3.75" />
    </Icon>
  );
}
