import * as z from 'zod';
import { Meta } from '#contract/common.ts';
import { asAlias } from '#domain/alias.ts';
import { type Language, languageTag } from '#domain/languages.ts';

/** Asks one of the calls of SPEC.md section 7; resolves with what is in `data`, as `schema` reads it, or with `missing` on a 404. */
export type Ask = <S extends z.ZodType>(
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

/** Rejects when the backend fails, is too slow for `signal`, or answers something else than `schema`. */
export const fetchFromBackend =
  ({ fetch, host }: BackendAccess, signal: AbortSignal): Ask =>
  async (path, language, schema, missing) => {
    const response = await fetch(host + path, {
      headers: { accept: 'application/json', 'accept-language': languageTag(language) },
      signal,
    });
    if (response.status === 404 && missing !== undefined) return missing;
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return schema.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
  };

/** As the site reads them: any text that can stand in an address. */
export const readAlias = z.unknown().transform((value, context) => {
  const alias = asAlias(value);
  if (alias !== undefined) return alias;
  context.issues.push({ code: 'custom', message: 'an alias', input: value });
  return z.NEVER;
});

/** A field that does not fit counts as left out. */
export const readOffered = <S extends z.ZodType>(field: z.ZodOptional<S>) => field.catch(undefined);

/** Entries that do not fit are left out. */
export const readList = <S extends z.ZodType>(entry: S) =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((each): z.output<S>[] => {
      const read = entry.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );

/** A list without its pages is a list of one. */
export const readLastPage = z.object({ last_page: Meta.shape.last_page }).catch({ last_page: 1 });
