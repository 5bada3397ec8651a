import * as z from 'zod';
import type { readPaths } from '#domain/readCalls.ts';
import { Alias } from '../common.ts';
import type { ExtensionName } from '../extensions.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Shape {
  readonly method: Method;
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly response: z.ZodType;
  /** The extension of SPEC.md that it belongs to; absent: every backend has it. */
  readonly extension?: ExtensionName;
  /** Refusals beside 400, 404, 403 (a foreign page), 413, 415, 429 (too often) and 503, by status. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** Reads public data: the service worker caches its responses by the path. */
interface ReadCall extends Shape {
  readonly path: (typeof readPaths)[keyof typeof readPaths];
  readonly effect?: never;
}

/** Does more than read public data: its responses are never cached. */
interface EffectCall extends Shape {
  /** With `{name}` for parameters, as in SPEC.md section 7. */
  readonly path: string;
  /**
   * `writes` stores something and takes an Idempotency-Key, `private` shows data of one visitor, `live` changes by the
   * minute.
   */
  readonly effect: 'writes' | 'private' | 'live';
}

export const call = <const T extends ReadCall | EffectCall>(shape: T): T => shape;

/** Every response carries its payload in `data`. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ data });

export const NoQuery = z.object({});
export const NoParams = z.object({});
export const AliasParams = z.object({ alias: Alias });
