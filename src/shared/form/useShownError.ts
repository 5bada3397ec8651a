import { useFormStatus } from './formStatus.ts';
import { useErrorText } from './useErrorText.ts';
import { refused, type FieldError } from './validators.ts';

interface Shown {
  readonly touched: boolean;
  /** In words; undefined: nothing is wrong, or nobody has been there yet. */
  readonly error: string | undefined;
}

/** What a field shows of its errors: its own, or what the backend refused of it and nobody has changed since. */
export function useShownError(name: string, error: FieldError | undefined): Shown {
  const errorText = useErrorText();
  const status = useFormStatus();
  const touched = status.touched.includes(name);
  const wrong = error ?? (status.refused.includes(name) ? refused : undefined);
  return { touched, error: touched ? errorText(wrong) : undefined };
}
