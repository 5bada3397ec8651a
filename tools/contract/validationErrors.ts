import type * as z from 'zod';
import { ApiError } from '../../contract/common.ts';
import { describe, valueAt } from '../../server/backend/content/explain.ts';
import { fieldName } from '../../server/backend/content/problems.ts';
import type { CallResult } from './sendRequest.ts';
import type { ValidationError } from './report.ts';

export function expectedOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  return issue.message.replace(/^(?:[^:]+: expected |must be )/, '').replace(/^Invalid /, 'a valid ');
}

/** Null is a value here, and not a missing field. */
export const gotOf = (value: unknown): string => (value === null ? 'null' : describe(value));

/** PHP writes an empty object as an empty list, which the site accepts. */
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function schemaErrors(schema: z.ZodType, body: unknown): ValidationError[] {
  const parsed = schema.safeParse(body);
  if (parsed.success) return [];
  const emptied = parsed.error.issues.flatMap((issue) =>
    issue.path.length > 0 && expectedOf(issue) === 'object' && isEmptyList(valueAt(body, issue.path))
      ? [issue.path]
      : [],
  );
  if (emptied.length > 0) {
    const patched = structuredClone(body);
    for (const path of emptied) {
      Object.assign(valueAt(patched, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: {} });
    }
    return schemaErrors(schema, patched);
  }
  return parsed.error.issues.map((issue) => ({
    path: fieldName(issue.path) || 'the response',
    expected: expectedOf(issue),
    got: gotOf(valueAt(body, issue.path)),
  }));
}

export function responseErrors(result: CallResult, status: number, schema: z.ZodType): ValidationError[] {
  if (result.status !== status) {
    return [{ path: 'status', expected: String(status), got: `${result.status} (${result.excerpt})` }];
  }
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(result.contentType)) {
    return [
      {
        path: 'content type',
        expected: 'application/json',
        got: `${result.contentType || 'none'} (${result.excerpt})`,
      },
    ];
  }
  if (result.body === undefined) {
    return [{ path: 'the response', expected: 'JSON', got: result.excerpt || 'an empty body' }];
  }
  return schemaErrors(schema, result.body);
}

export const errorBodyErrors = (result: CallResult, status: number): ValidationError[] =>
  responseErrors(result, status, ApiError);
