import { isWholePhone } from './phone.ts';

/** Why a value is refused: a key of `form` in form.json, and what its text mentions. */
export type FieldError =
  | { readonly key: 'required' | 'email' | 'phone' | 'refused' | 'automatic' }
  | { readonly key: 'minLength'; readonly min: number }
  | { readonly key: 'maxLength'; readonly max: number; readonly length: number };

/** What is said of a field that the backend did not take. */
export const refused: FieldError = { key: 'refused' };

/** Of the honeypot: nothing is sent yet. */
export const automatic: FieldError = { key: 'automatic' };

export type Validate<Value> = (value: Value | undefined) => FieldError | undefined;

export const required: Validate<string | boolean> = (value) =>
  value === undefined || value === false || (typeof value === 'string' && value.trim() === '')
    ? { key: 'required' }
    : undefined;

function minLength(min: number): Validate<string> {
  return (value = '') => (value.trim().length < min ? { key: 'minLength', min } : undefined);
}

/** Empty is right: an address is asked for, not demanded. */
export const email: Validate<string> = (value = '') =>
  value.trim() === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? undefined : { key: 'email' };

const wholePhone: Validate<string> = (value = '') => (isWholePhone(value) ? undefined : { key: 'phone' });

/** Of the 4,000 characters that the contract allows; what the site adds to a message needs the rest. */
const longestMessage = 3000;

/** Not by `maxLength`, with which browsers cut what is pasted without a word. */
export const validMessage: Validate<string> = (value = '') => {
  const { length } = value.trim();
  return length > longestMessage ? { key: 'maxLength', max: longestMessage, length } : undefined;
};

/** The first of several reasons. */
function all<Value>(...validators: readonly Validate<Value>[]): Validate<Value> {
  return (value) => {
    for (const validate of validators) {
      const error = validate(value);
      if (error !== undefined) return error;
    }
    return undefined;
  };
}

export const validName = all<string>(required, minLength(2));
export const validPhone = all<string>(required, wholePhone);
