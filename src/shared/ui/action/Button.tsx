import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '#shared/tasks';
import styles from './Button.module.css';

/** Makes a link do what a button does. A new tab, by a middle click or with a key held down, stays the browser's. */
export function asButton(act: () => void) {
  return {
    onClick: (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    // A browser presses a link by Enter alone.
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) act();
    },
  };
}

interface ButtonLook {
  /** primary: the one thing to do here; secondary: beside it; quiet: a link in the shape of a button. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Takes the whole width of its place. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Gives a link the looks of a button. */
export function buttonClass({ variant = 'primary', size = 'm', wide = false, className }: ButtonLook = {}): string {
  return clsx(styles.button, styles[variant], styles[`size-${size}`], wide && styles.wide, className);
}

type Look = ButtonLook & {
  /** Busy: the button keeps its focus and size, and ignores taps. */
  readonly loading?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
};

function Content({ icon, iconEnd, children }: Pick<Look, 'icon' | 'iconEnd'> & { readonly children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {iconEnd}
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
      <Content icon={icon} iconEnd={iconEnd}>
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
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </a>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> & {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** For switches: pressed or not; leave it out for plain actions. */
  readonly pressed?: boolean | undefined;
  /** line: with a border, over pictures and maps. */
  readonly variant?: 'plain' | 'line';
};

export function IconButton({ label, icon, pressed, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      // Names it, too: beside an equal aria-label a title is read out as the description.
      title={label}
      className={clsx(styles.iconButton, variant === 'line' && styles.line, className)}
    >
      {icon}
    </button>
  );
}
