import type * as z from 'zod';
import type { FieldPath } from './problems.ts';

function valueAt(raw: unknown, path: FieldPath): unknown {
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

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Zod's issue in the words of docs/content.md; a key too many counts as a problem of its own. */
export function explain(issue: z.core.$ZodIssue, raw: unknown): { field: FieldPath; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key], message: 'unknown field' }));
  }
  const value = valueAt(raw, issue.path);
  if (issue.code === 'invalid_type') {
    const quotes = issue.expected === 'string' && typeof value === 'number' ? ' (put it in quotes)' : '';
    return [{ field: issue.path, message: `expected ${issue.expected}, got ${describe(value)}${quotes}` }];
  }
  const got = value === undefined ? 'nothing' : describe(value);
  return [{ field: issue.path, message: `${lowerFirst(issue.message)}, got ${got}` }];
}
