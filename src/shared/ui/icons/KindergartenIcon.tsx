import { Icon, type IconProps } from './Icon.tsx';

export function KindergartenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 20.25v-9h7v9M13.25 20.25v-5h7v5M2.5 20.25h19M7.25 4 3.75 11.25h7zM16.75 9.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5Z" />
    </Icon>
  );
}
