import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly error?: ReactNode;
  readonly children: ReactNode;
};

export function Checkbox({ error, className, children, ...rest }: CheckboxProps) {
  const errorId = useId();
  const failed = Boolean(error);

  return (
    <div className={className}>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      <p id={errorId} className={styles.error} aria-live="polite">
        {failed && error}
      </p>
    </div>
  );
}
