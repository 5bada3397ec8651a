import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Work is under way: the button keeps its focus and its size, and taps do nothing. */
    loading?: boolean | undefined;
    icon?: ReactNode;
    iconEnd?: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  className,
  loading = false,
  icon,
  iconEnd,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault: a second tap on a busy submit button must not submit the form again
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
    >
      {icon}
      <span>{children}</span>
      {iconEnd}
      {loading && <span className={styles.progress} aria-hidden />}
    </button>
  );
}
