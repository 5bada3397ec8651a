import * as z from 'zod';
import { Meta } from '#contract/common.ts';
import { asAlias } from '#domain/alias.ts';
import { type Language, languageTag } from '#domain/languages.ts';

/**
 * Fetches one of the calls of SPEC.md section 7; resolves with `data` parsed by `schema`, or with `missing` on a 404.
 */
export type FetchCall = <S extends z.ZodType>(
  path: string,
  language: Language,
  schema: S,
  missing?: z.output<S>,
) => Promise<z.output<S>>;

export interface BackendAccess {
  fetch: typeof fetch;
  /** The backend's origin. */
  host: string;
}

/** Rejects when the backend fails, exceeds `signal`, or sends data that does not match `schema`. */
export const fetchFromBackend =
  ({ fetch, host }: BackendAccess, signal: AbortSignal): FetchCall =>
  async (path, language, schema, missing) => {
    const response = await fetch(host + path, {
      headers: { accept: 'application/json', 'accept-language': languageTag(language) },
      signal,
    });
    if (response.status === 404 && missing !== undefined) return missing;
    if (!response.ok) throw new Error(`GET ${path} responded with ${response.status}`);
    return schema.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
  };

/** The site accepts any text that can be part of an address. */
export const readAlias = z.unknown().transform((value, context) => {
  const alias = asAlias(value);
  if (alias !== undefined) return alias;
  context.issues.push({ code: 'custom', message: 'an alias', input: value });
  return z.NEVER;
});

/** An invalid optional field counts as absent. */
export const readOffered = <S extends z.ZodType>(field: z.ZodOptional<S>) => field.catch(undefined);

/** Drops invalid entries. */
export const readList = <S extends z.ZodType>(entry: S) =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((each): z.output<S>[] => {
      const read = entry.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );

/** A list without pagination has one page. */
export const readLastPage = z.object({ last_page: Meta.shape.last_page }).catch({ last_page: 1 });
