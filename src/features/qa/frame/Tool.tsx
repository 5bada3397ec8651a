import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Tool.module.css';

type ToolProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type' | 'aria-label' | 'title'> & {
  readonly label: string;
  readonly icon: ReactNode;
  /** For signs that everybody knows: the word is said and shown as a hint alone. */
  readonly wordless?: boolean;
  /** For what is pressed again and again; elsewhere the second press of a double click would undo the first. */
  readonly repeatable?: boolean;
};

/** An icon with its word, and the icon alone where there is no room for words. */
export function Tool({ label, icon, wordless = false, repeatable = false, onClick, ...rest }: ToolProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (repeatable || event.detail < 2) onClick?.(event);
  };
  return (
    <button {...rest} type="button" aria-label={label} title={label} className={styles.tool} onClick={press}>
      {icon}
      {!wordless && <span className={styles.word}>{label}</span>}
    </button>
  );
}

export function Tools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
