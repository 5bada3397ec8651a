import { Icon, type IconProps } from './Icon.tsx';

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 6h12M8.5 12h12M8.5 18h12M3.5 6h2M3.5 12h2M3.5 18h2" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7.5h9M17 7.5h4M3 16.5h4M12 16.5h9" />
      <circle cx="14.5" cy="7.5" r="2.5" />
      <circle cx="9.5" cy="16.5" r="2.5" />
    </Icon>
  );
}

export function PlanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 3.75h16.5v16.5H3.75zM3.75 12h6.5M13.5 12h6.75M12 3.75V9M12 20.25V15" />
    </Icon>
  );
}
