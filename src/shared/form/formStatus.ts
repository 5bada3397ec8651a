import { createContext, use } from 'react';

/** Which errors a form shows. It is in the store beside the draft, so that a replay shows them too. */
export interface FormStatus {
  /** Names of the fields that the visitor has left, or tried to send. */
  readonly touched: readonly string[];
  /** Whether the last attempt to send found errors. */
  readonly submitFailed: boolean;
  /** Names of the fields that the backend refused, and that are unchanged since. */
  readonly refused: readonly string[];
}

export const pristine: FormStatus = { touched: [], submitFailed: false, refused: [] };

const FormStatusContext = createContext(pristine);

export const FormStatusProvider = FormStatusContext.Provider;

export function useFormStatus(): FormStatus {
  return use(FormStatusContext);
}
