import { Icon, type IconProps } from './Icon.tsx';

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.75 6 5.5-2.25 5.5 2.5 5.5-2.25V18l-5.5 2.25-5.5-2.5L3.75 20zM9.25 3.75v14M14.75 6.25v14" />
    </Icon>
  );
}
