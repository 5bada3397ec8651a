import { useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';
import { useFormStatus } from './formStatus.ts';
import { useErrorText } from './useErrorText.ts';
import { automatic, refused, type FieldError } from './validators.ts';

interface ErrorSummaryProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Names and labels of the fields, in the order of the form. */
  readonly fields: readonly (readonly [name: string, label: string])[];
}

const subscription = { errors: true, submitErrors: true } as const;

function focusField({ currentTarget }: MouseEvent, name: string): void {
  const field = currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What is to be put right, after an attempt to send; it takes the focus then, and leads to the fields. */
export function ErrorSummary({ ref, fields }: ErrorSummaryProps) {
  const { t } = useTranslation('form');
  const title = useId();
  const errorText = useErrorText();
  const { errors = {}, submitErrors } = useFormState({ subscription });
  const { submitFailed, refused: refusedNames } = useFormStatus();

  const isRefused = refusedNames.length > 0;
  const focusedFor = useRef(submitErrors);
  // What the backend refused comes long after the button was pressed, and in the store a moment after it is in the form.
  useEffect(() => {
    if (submitErrors === undefined || !isRefused || focusedFor.current === submitErrors) return;
    focusedFor.current = submitErrors;
    ref.current?.focus();
  }, [ref, submitErrors, isRefused]);

  const wrong = fields.flatMap(([name, label]) => {
    const error = (errors[name] as FieldError | undefined) ?? (refusedNames.includes(name) ? refused : undefined);
    return error === undefined ? [] : [{ name, label, error }];
  });
  const isAutomatic = refusedNames.includes('website');
  if (!submitFailed || (wrong.length === 0 && !isAutomatic)) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={title} className={styles.summary}>
      <p id={title} className={styles.title}>
        {isAutomatic ? errorText(automatic) : t('summary')}
      </p>
      {wrong.length > 0 && (
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
      )}
    </div>
  );
}
