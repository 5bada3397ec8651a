import type { ComponentProps, ReactNode } from 'react';
import styles from './Tool.module.css';

type ToolProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type' | 'aria-label' | 'title'> & {
  readonly label: string;
  readonly icon: ReactNode;
  /** For signs that everybody knows: the word is said and shown as a hint alone. */
  readonly wordless?: boolean;
};

/** An icon with its word, and the icon alone where there is no room for words. */
export function Tool({ label, icon, wordless = false, ...rest }: ToolProps) {
  return (
    <button {...rest} type="button" aria-label={label} title={label} className={styles.tool}>
      {icon}
      {!wordless && <span className={styles.word}>{label}</span>}
    </button>
  );
}

export function Tools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
