import type { ComponentProps } from 'react';
import styles from './Honeypot.module.css';

/** A field for programs that fill every form: neither eyes, nor the keyboard, nor a screen reader, nor autofill come to it. */
export function Honeypot(props: Pick<ComponentProps<'input'>, 'ref' | 'name' | 'defaultValue'>) {
  return (
    <div className={styles.place} aria-hidden>
      <input
        {...props}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
