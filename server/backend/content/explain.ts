import type * as z from 'zod';
import type { FieldPath } from './problems.ts';

export function valueAt(raw: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    raw,
  );
}

/** A short description of a value, by which an editor recognises it. */
export function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const shown = JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown;
}

const comma = ' (a comma begins a field: quote a text that has one, write 2.5 for a number)';

const typeNames: Readonly<Record<string, string>> = { int: 'whole number', boolean: 'true or false', array: 'list' };

function remedy({ expected, message }: z.core.$ZodIssueInvalidType, value: unknown): string {
  if (expected === 'array' && ['string', 'number'].includes(typeof value)) return ` (write [${String(value)}])`;
  if (expected === 'string' && typeof value === 'number') return ' (put it in quotes)';
  const isNumber = typeof value === 'string' && /^\s*\d[\d\s.,_]*$/.test(value);
  return (expected === 'number' || expected === 'int') && isNumber
    ? ` (no quotes, spaces or comma: ${message.includes('whole') ? '85700' : '2.5'})`
    : '';
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Zod's `error` option: its message for a type, unless the schema has one of its own. */
export function typeMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  return `expected ${typeNames[issue.expected] ?? issue.expected}`;
}

/** Zod's issue in the words of docs/content.md; a key too many counts as a problem of its own. */
export function explain(issue: z.core.$ZodIssue, raw: unknown): { field: FieldPath; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = [...issue.path, key];
      // In `{ price: 52,5 }` YAML reads a field 5 without a value.
      return { field, message: `unknown field${valueAt(raw, field) === null ? comma : ''}` };
    });
  }
  if (issue.code === 'invalid_key') {
    const key = describe(issue.path.at(-1));
    return issue.issues.map(({ message }) => ({ field: issue.path, message: `${lowerFirst(message)}, got ${key}` }));
  }
  const value = valueAt(raw, issue.path);
  const help = issue.code === 'invalid_type' ? remedy(issue, value) : '';
  return [{ field: issue.path, message: `${lowerFirst(issue.message)}, got ${describe(value)}${help}` }];
}
