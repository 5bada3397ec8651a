import { Icon, type IconProps } from './Icon.tsx';

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.75 12a7.75 7.75 0 1 1-2.4-5.6l2.4 2.35M19.75 4v4.75H15" />
    </Icon>
  );
}
