import type { ReactNode } from 'react';

export type IconProps = {
  /** Side in px; without it 1.5em of the text around. */
  size?: number | undefined;
  /** With a label the icon is an image for screen readers, without one it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** The frame of every icon: 24 px grid, lines of 1.5 in the colour of the text. */
export function Icon({ size, label, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1.5em'}
      height={size ?? '1.5em'}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className={className}
      focusable={false}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {children}
    </svg>
  );
}
