import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './control.module.css';

/** Stands in a Field: `<Field …>{(control) => <TextInput {...control} name="phone" />}</Field>`. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(styles.control, className)} />;
}
