import type { MouseEvent, Ref } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';
import { useErrorText } from './useErrorText.ts';
import type { FieldError } from './validators.ts';

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Names and labels of the fields, in the order of the form. */
  readonly fields: readonly (readonly [name: string, label: string])[];
}

function focusField({ currentTarget }: MouseEvent, name: string): void {
  const field = currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What is to be put right, after an attempt to send; it takes the focus then, and leads to the fields. */
export function ErrorSummary({ ref, fields }: ErrorSummaryProps) {
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const { errors = {}, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const wrong = fields.filter(([name]) => errors[name] !== undefined);
  if (!submitFailed || wrong.length === 0) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby="error-summary" className={styles.summary}>
      <p id="error-summary" className={styles.title}>
        {t('summary')}
      </p>
      <ul role="list" className={styles.list}>
        {wrong.map(([name, label]) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={(event) => focusField(event, name)}>
              {label}
            </button>
            {': '}
            {errorText(errors[name] as FieldError)}
          </li>
        ))}
      </ul>
    </div>
  );
}
