import { Icon, type IconProps } from './Icon.tsx';

export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 3.75h6.25V10M10 20.25H3.75V14M20 4l-6.5 6.5M4 20l6.5-6.5" />
    </Icon>
  );
}
