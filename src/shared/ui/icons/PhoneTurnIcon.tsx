import { Icon, type IconProps } from './Icon.tsx';

export function PhoneTurnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5h6v14H9zM5 8c-1.3 2.5-1.3 5.5 0 8M19 8c1.3 2.5 1.3 5.5 0 8" />
    </Icon>
  );
}
