import { Icon, type IconProps } from './Icon.tsx';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v12M6.5 10l5.5 5.5 5.5-5.5M3.75 20.25h16.5" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V3.75M7.5 8 12 3.5 16.5 8M4.75 12.5v7.75h14.5V12.5" />
    </Icon>
  );
}

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5V3.75h10V8.5M7 17.5H3.75v-9h16.5v9H17M7 14h10v6.25H7z" />
    </Icon>
  );
}

export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
    </Icon>
  );
}
