import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asTyped, type FieldProps } from './fieldProps.ts';
import { useShownError } from './useShownError.ts';

/** A text of the form: its input, and how its Field is to look. Valid means touched, filled and without an error. */
export function useTextField({ name, label, required = false, validate }: FieldProps) {
  const { t } = useTranslation('form');
  const shownError = useShownError();
  const { input, meta } = useField<string>(name, { parse: asTyped, ...(validate && { validate }) });
  const { touched, error } = shownError(meta);
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
