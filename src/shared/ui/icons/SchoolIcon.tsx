import { Icon, type IconProps } from './Icon.tsx';

export function SchoolIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.25 9.5 9.75-4.75 9.75 4.75L12 14.25zM6 11.5v5.25c3.5 2.5 8.5 2.5 12 0V11.5M21.75 9.5v6" />
    </Icon>
  );
}
