import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './control.module.css';

/** Stands in a Field: `<Field …>{(control) => <TextInput {...control} name="phone" />}</Field>`. */
export function TextInput({ className, type = 'text', placeholder = ' ', ...rest }: ComponentProps<'input'>) {
  // A placeholder of one space: CSS tells a filled field from an empty one by it.
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
