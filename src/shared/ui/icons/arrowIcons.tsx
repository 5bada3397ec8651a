import { Icon, type IconProps } from './Icon.tsx';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 12H4M10 6l-6 6 6 6" />
    </Icon>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12h17M14 6l6 6-6 6" />
    </Icon>
  );
}
