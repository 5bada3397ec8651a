import { Icon, type IconProps } from './Icon.tsx';

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12h15" />
    </Icon>
  );
}

export function ResetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12a7 7 0 1 0 2.2-5.1M5 4v4.5h4.5" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15M4.5 12h15" />
    </Icon>
  );
}
