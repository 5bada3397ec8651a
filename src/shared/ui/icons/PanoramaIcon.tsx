import { Icon, type IconProps } from './Icon.tsx';

export function PanoramaIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 15.6C5.2 15.1 2.75 13.7 2.75 12c0-2.2 4.1-4 9.25-4s9.25 1.8 9.25 4c0 2.1-3.7 3.8-8.5 4" />
      <path d="m15 13-3 3 3 3" />
    </Icon>
  );
}
