import { Icon, type IconProps } from './Icon.tsx';

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 4.75h16.5v11.5h-9l-4.5 4v-4h-3z" />
      <path d="M7.5 8.75h9M7.5 12.25h6" />
    </Icon>
  );
}
