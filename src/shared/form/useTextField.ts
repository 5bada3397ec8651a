import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asTyped, type FieldProps } from './fieldProps.ts';
import { useShownError } from './useShownError.ts';
import type { FieldError } from './validators.ts';

/** A text of the form: its input, and how its Field is to look. Valid means touched, filled and without an error. */
export function useTextField({ name, label, required = false, validate }: FieldProps) {
  const { t } = useTranslation('form');
  const { input, meta } = useField<string>(name, { parse: asTyped, ...(validate && { validate }) });
  const { touched, error } = useShownError(name, meta.error as FieldError | undefined);
  return {
    input,
    field: {
      label,
      required,
      labelNote: required ? undefined : t('optional'),
      error,
      valid: touched && error === undefined && input.value !== '',
    },
  };
}
