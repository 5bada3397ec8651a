import { Icon, type IconProps } from './Icon.tsx';

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 12.5 5.25 5.25L20 7" />
    </Icon>
  );
}
