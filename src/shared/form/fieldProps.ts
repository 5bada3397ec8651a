import type { Validate } from './validators.ts';

/** What every field of a final form is told. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly validate?: Validate<string>;
  readonly autoComplete?: string;
}

/** An empty text stays a text: final-form would make it undefined. */
export function asTyped(value: string): string {
  return value;
}
