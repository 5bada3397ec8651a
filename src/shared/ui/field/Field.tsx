import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** Ties a control to its label, hint and error; spread it on the control. */
interface FieldControl {
  readonly id: string;
  // Not the native attribute, which would show the browser's own message.
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  /** Touched and without an error. */
  readonly 'data-valid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Small text after the label: "optional". */
  readonly labelNote?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly valid?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Whether the control still loads: a label must not point at nothing. */
  readonly pending?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({
  label,
  labelNote,
  hint,
  error,
  valid = false,
  required = false,
  pending = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const failed = Boolean(error);
  const described = clsx(hint !== undefined && `${id}-hint`, failed && `${id}-error`);

  return (
    <div className={className}>
      <label htmlFor={pending ? undefined : id} className={styles.label}>
        {label}
        {labelNote !== undefined && <span className={styles.note}> {labelNote}</span>}
      </label>
      {children({
        id,
        'aria-required': required || undefined,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': failed || undefined,
        'data-valid': (valid && !failed) || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {failed && error}
      </p>
    </div>
  );
}
