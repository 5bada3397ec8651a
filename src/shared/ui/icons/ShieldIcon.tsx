import { Icon, type IconProps } from './Icon.tsx';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 19.5 5.75v6c0 4.25-3 7.5-7.5 9.25-4.5-1.75-7.5-5-7.5-9.25v-6z" />
    </Icon>
  );
}
