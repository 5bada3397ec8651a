import { Icon, type IconProps } from './Icon.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.75h3.5l2 5-2.5 1.75a12 12 0 0 0 5.5 5.5L15.25 13.5l5 2v3.5a1.5 1.5 0 0 1-1.5 1.5A15.25 15.25 0 0 1 3.5 5.25 1.5 1.5 0 0 1 5 3.75Z" />
    </Icon>
  );
}
