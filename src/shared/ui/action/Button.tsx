import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '#shared/tasks';
import { asButton } from './asButton.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type Look = ButtonLook & {
  /** Work is under way: the button keeps its focus and its size, and taps do nothing. */
  loading?: boolean | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
};

function Content({ loading, icon, iconEnd, children }: Look & { readonly children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {iconEnd}
      {loading && <span className={styles.progress} aria-hidden />}
    </>
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look;

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
      <Content loading={loading} icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  );
}

type ActionLinkProps = Omit<ComponentProps<'a'>, 'className' | 'role' | 'onClick' | 'onKeyDown'> &
  Look & {
    readonly href: string;
    readonly onAction: () => void;
  };

/** A button whose `href` leads to a page that does the same without scripts. */
export function ActionLink({
  href,
  variant,
  size,
  wide,
  className,
  loading = false,
  icon,
  iconEnd,
  onAction,
  children,
  ...rest
}: ActionLinkProps) {
  const scripted = useHydrated();
  return (
    <a
      {...rest}
      href={href}
      role={scripted ? 'button' : undefined}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...asButton(() => {
        if (!loading) onAction();
      })}
    >
      <Content loading={loading} icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </a>
  );
}
