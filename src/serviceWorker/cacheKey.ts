import { isTrackingParameter } from '#shared/tracking';
import type { Kind } from './kindOf.ts';

/** The name under which an answer's language is part of its key: the header that carries it is not. */
const languageParameter = '__language';

/** Under which address a copy is kept. `language`: as Accept-Language said, for answers. */
export function cacheKey(kind: Kind, address: string, language: string | null): string {
  const url = new URL(address);
  url.hash = '';
  if (kind === 'page') {
    const names = Array.from(url.searchParams.keys()).filter(isTrackingParameter);
    for (const name of names) url.searchParams.delete(name);
  }
  if (kind === 'answer') url.searchParams.set(languageParameter, language ?? '');
  return url.href;
}
