import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asTyped, type FieldProps } from './fieldProps.ts';
import { useErrorText } from './useErrorText.ts';
import type { FieldError } from './validators.ts';

/** A text of the form: its input, and how its Field is to look. Valid means touched and without an error. */
export function useTextField({ name, label, required = false, validate }: FieldProps) {
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const { input, meta } = useField<string>(name, { parse: asTyped, ...(validate && { validate }) });
  const error = meta.error as FieldError | undefined;
  const touched = meta.touched === true;
  return {
    input,
    field: {
      label,
      required,
      labelNote: required ? undefined : t('optional'),
      error: touched ? errorText(error) : undefined,
      valid: touched && error === undefined,
    },
  };
}
