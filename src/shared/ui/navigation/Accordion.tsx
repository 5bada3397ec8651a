import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PlusIcon } from '../icons/viewerIcons.tsx';
import styles from './Accordion.module.css';

interface AccordionProps {
  readonly summary: ReactNode;
  /** Open at the start. */
  readonly open?: boolean;
  /** Holds more than text: takes the whole width of its place. */
  readonly wide?: boolean;
  /** Called on every toggle, also by the browser's find-in-page. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Native details: works before and without scripts, and the browser's search opens it. */
export function Accordion({ summary, open = false, wide = false, onOpenChange, className, children }: AccordionProps) {
  return (
    <details
      // It may have been toggled before hydration.
      ref={(details) => {
        if (details !== null && details.open !== open) onOpenChange?.(details.open);
      }}
      open={open}
      className={clsx(styles.details, className)}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <PlusIcon size={20} className={styles.icon} />
      </summary>
      <div className={clsx(styles.content, wide && styles.wide)}>{children}</div>
    </details>
  );
}
