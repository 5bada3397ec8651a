import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  /** For switches: pressed or not; leave it out for plain actions. */
  pressed?: boolean | undefined;
  /** line: with a border, over pictures and maps. */
  variant?: 'plain' | 'line';
};

export function IconButton({
  label,
  icon,
  pressed,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      // Names it, too: beside an equal aria-label a title is read out as the description.
      title={label}
      className={clsx(styles.button, styles[variant], className)}
    >
      {icon}
    </button>
  );
}
