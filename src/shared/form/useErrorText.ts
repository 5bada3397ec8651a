import { useTranslation } from 'react-i18next';
import type { FieldError } from './validators.ts';

/** Says an error in the language on the screen. */
export function useErrorText(): ((error: FieldError | undefined) => string | undefined) {
  const { t } = useTranslation();
  return (error) => {
    if (error === undefined) return undefined;
    return error.key === 'minLength' ? t('form.minLength', { min: error.min }) : t(`form.${error.key}`);
  };
}
