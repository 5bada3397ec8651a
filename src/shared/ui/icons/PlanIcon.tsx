import { Icon, type IconProps } from './Icon.tsx';

export function PlanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 3.75h16.5v16.5H3.75zM3.75 12h6.5M13.5 12h6.75M12 3.75V9M12 20.25V15" />
    </Icon>
  );
}
