import * as z from 'zod';
import { Alias } from '../common.ts';
import type { ExtensionName } from '../extensions.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface CallShape {
  readonly method: Method;
  /** With `{name}` for parameters, as in SPEC.md section 7. */
  readonly path: string;
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly response: z.ZodType;
  /**
   * Set for calls that do more than read public data: `writes` stores something and takes an Idempotency-Key, `private`
   * shows data of one visitor, `live` changes by the minute. Their responses are never cached.
   */
  readonly effect?: 'writes' | 'private' | 'live';
  /** The extension of SPEC.md that it belongs to; absent: every backend has it. */
  readonly extension?: ExtensionName;
  /** Refusals beside 400, 404, 403 (a foreign page), 413, 415, 429 (too often) and 503, by status. */
  readonly refusals?: Readonly<Record<number, string>>;
}

export const call = <const T extends CallShape>(shape: T): T => shape;

/** Every response carries its payload in `data`. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ data });

export const NoQuery = z.object({});
export const NoParams = z.object({});
export const AliasParams = z.object({ alias: Alias });
