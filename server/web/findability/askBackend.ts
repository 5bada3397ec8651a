import * as z from 'zod';
import { type Language, languageTag } from '../../backend/language.ts';

/** Asks one of the calls of SPEC.md section 7; resolves with what is in `data`, as `schema` reads it. */
export type Ask = <S extends z.ZodType>(path: string, language: Language, schema: S) => Promise<z.output<S>>;

export interface BackendAccess {
  fetch: typeof fetch;
  /** The backend's origin. */
  host: string;
}

/** Rejects when the backend fails, is too slow for `signal`, or answers something else than `schema`. */
export const askBackend =
  ({ fetch, host }: BackendAccess, signal: AbortSignal): Ask =>
  async (path, language, schema) => {
    const response = await fetch(host + path, {
      headers: { accept: 'application/json', 'accept-language': languageTag[language] },
      signal,
    });
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return schema.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
  };
