import { Icon, type IconProps } from './Icon.tsx';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5v-12M7.5 8 12 3.5 16.5 8M7 11.75H4.75v8.5h14.5v-8.5H17" />
    </Icon>
  );
}
