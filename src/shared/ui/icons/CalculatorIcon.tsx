import { Icon, type IconProps } from './Icon.tsx';

export function CalculatorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.25 3.25h13.5v17.5H5.25zM8.5 6.5h7v3.25h-7zM8.5 13.25h1.75M13.75 13.25h1.75M8.5 17h1.75M13.75 17h1.75" />
    </Icon>
  );
}
