import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in px; without it 1.5em of the text around. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** The frame of every icon: 24 px grid, lines of 1.5 in the colour of the text. Screen readers skip it: the words beside it say the same. */
export function Icon({ size, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1.5em'}
      height={size ?? '1.5em'}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className={className}
      aria-hidden
    >
      {children}
    </svg>
  );
}

export function ArrowUpRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 18 17.5 6.5M8.5 6.25h9.25v9.25" />
    </Icon>
  );
}

export function BookmarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.25 3.75h11.5v16.5L12 15.75l-5.75 4.5z" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 5.75h16.5v14.5H3.75zM3.75 10.25h16.5M8 3v5M16 3v5" />
    </Icon>
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 4.75h16.5v11.5h-9l-4.5 4v-4h-3z" />
      <path d="M7.5 8.75h9M7.5 12.25h6" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8h18M3 16h18" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.75h3.5l2 5-2.5 1.75a12 12 0 0 0 5.5 5.5L15.25 13.5l5 2v3.5a1.5 1.5 0 0 1-1.5 1.5A15.25 15.25 0 0 1 3.5 5.25 1.5 1.5 0 0 1 5 3.75Z" />
    </Icon>
  );
}
