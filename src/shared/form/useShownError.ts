import type { FieldMetaState } from 'react-final-form';
import { useErrorText } from './useErrorText.ts';
import type { FieldError } from './validators.ts';

type Meta = Pick<FieldMetaState<unknown>, 'touched' | 'error' | 'submitError' | 'dirtySinceLastSubmit'>;

interface Shown {
  readonly touched: boolean;
  /** In words; undefined: nothing is wrong, or nobody has been there yet. */
  readonly error: string | undefined;
}

/** What a field shows of its errors: its own, or what the backend refused of it and nobody has changed since. */
export function useShownError(): (meta: Meta) => Shown {
  const errorText = useErrorText();
  return ({ touched = false, error, submitError, dirtySinceLastSubmit }) => {
    const wrong = (error ?? (dirtySinceLastSubmit === true ? undefined : submitError)) as FieldError | undefined;
    return { touched, error: touched ? errorText(wrong) : undefined };
  };
}
