import { Icon, type IconProps } from './Icon.tsx';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v12M6.5 10l5.5 5.5 5.5-5.5M3.75 20.25h16.5" />
    </Icon>
  );
}
