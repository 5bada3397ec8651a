import { Icon, type IconProps } from './Icon.tsx';

export function RulerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 8.25h18.5v7.5H2.75zM6.5 8.25V12M10.25 8.25v2.5M14 8.25V12M17.75 8.25v2.5" />
    </Icon>
  );
}
