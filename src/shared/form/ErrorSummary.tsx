import { useEffect, useId, type MouseEvent, type RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';
import { useErrorText } from './useErrorText.ts';
import type { FieldError } from './validators.ts';

interface ErrorSummaryProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Names and labels of the fields, in the order of the form. */
  readonly fields: readonly (readonly [name: string, label: string])[];
}

const subscription = {
  errors: true,
  submitErrors: true,
  submitFailed: true,
  dirtyFieldsSinceLastSubmit: true,
} as const;

function focusField({ currentTarget }: MouseEvent, name: string): void {
  const field = currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What is to be put right, after an attempt to send; it takes the focus then, and leads to the fields. */
export function ErrorSummary({ ref, fields }: ErrorSummaryProps) {
  const { t } = useTranslation('form');
  const title = useId();
  const errorText = useErrorText();
  const {
    errors = {},
    submitErrors,
    submitFailed,
    dirtyFieldsSinceLastSubmit: mended = {},
  } = useFormState({ subscription });

  // What the backend refused comes long after the button was pressed.
  useEffect(() => {
    if (submitErrors !== undefined) ref.current?.focus();
  }, [ref, submitErrors]);

  const wrong = fields.flatMap(([name, label]) => {
    const error = (errors[name] ?? (mended[name] === true ? undefined : submitErrors?.[name])) as
      FieldError | undefined;
    return error === undefined ? [] : [{ name, label, error }];
  });
  if (!submitFailed || wrong.length === 0) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={title} className={styles.summary}>
      <p id={title} className={styles.title}>
        {t('summary')}
      </p>
      <ul role="list" className={styles.list}>
        {wrong.map(({ name, label, error }) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={(event) => focusField(event, name)}>
              {label}
            </button>
            {': '}
            {errorText(error)}
          </li>
        ))}
      </ul>
    </div>
  );
}
