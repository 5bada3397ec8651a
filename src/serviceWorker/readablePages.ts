import { languageOfPath } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import { bounds, isStale } from './bounds.ts';
import { factsOf } from './copies.ts';
import { storeNames } from './stores.ts';

export interface ReadablePage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
  /** ISO. */
  readonly asOf: string;
}

async function pagesIn(name: string): Promise<ReadablePage[]> {
  const store = await caches.open(name);
  const [requests, copies] = await Promise.all([store.keys(), store.matchAll()]);
  return copies.flatMap((copy, index) => {
    const url = new URL(requests[index]?.url ?? 'about:blank');
    if (!(copy.headers.get('content-type') ?? '').startsWith('text/html')) return [];
    const { asOf, title } = factsOf(copy);
    return [{ address: url.pathname + url.search, title: title === '' ? url.pathname : title, asOf }];
  });
}

/** More would not be read through. */
const most = 12;

/** Pages that open without a connection, those of the visitor's language first, then those seen last; an address once. */
export async function readablePages(language: Language, defaultLanguage: Language): Promise<ReadablePage[]> {
  const usual = (await pagesIn(storeNames.page)).filter((page) => !isStale(page, bounds.page, Date.now()));
  const pages = new Map([...(await pagesIn(storeNames.kept)), ...usual].map((page) => [page.address, page]));
  const isForeign = ({ address }: ReadablePage): number =>
    Number(languageOfPath(address.replace(/\?.*/, ''), defaultLanguage) !== language);
  return [...pages.values()].sort((a, b) => isForeign(a) - isForeign(b) || b.asOf.localeCompare(a.asOf)).slice(0, most);
}
