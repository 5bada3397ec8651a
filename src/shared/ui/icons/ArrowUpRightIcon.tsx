import { Icon, type IconProps } from './Icon.tsx';

export function ArrowUpRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 18 17.5 6.5M8.5 6.25h9.25v9.25" />
    </Icon>
  );
}
