import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './control.module.css';

/** Used in a Field: `<Field …>{(control) => <TextInput {...control} name="phone" />}</Field>`. */
export function TextInput({ className, type = 'text', placeholder = ' ', ...rest }: ComponentProps<'input'>) {
  // With a placeholder of one space, CSS distinguishes a filled field from an empty one.
  return <input {...rest} type={type} placeholder={placeholder} className={clsx(styles.control, className)} />;
}

export function TextArea({ className, rows = 3, placeholder = ' ', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      placeholder={placeholder}
      className={clsx(styles.control, styles.area, className)}
    />
  );
}
