import { useTranslation } from 'react-i18next';
import type { FieldError } from './validators.ts';

/** Says an error in the language on the screen. */
export function useErrorText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('form');
  return (error) => {
    if (error === undefined) return undefined;
    const { key, ...numbers } = error;
    return t(key, numbers);
  };
}
