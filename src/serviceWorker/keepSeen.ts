import { bounds } from './bounds.ts';
import { cacheKey } from './cacheKey.ts';
import { factsOf, mayKeep, toCopy } from './copies.ts';
import { type Kind, kindOf } from './kindOf.ts';
import { storeNames, trim } from './stores.ts';
import type { WorkerOptions } from './workerOptions.ts';

/** Milliseconds after which a page that is seen again without a document of its own is fetched again. */
const pageAge = 3_600_000;

/** Milliseconds before each attempt; a browser lets a worker live for some minutes after a message. */
const visitedWaits = [0, 2_000, 8_000, 30_000];

export interface Wanted {
  readonly kind: Kind;
  readonly url: string;
  readonly language: string;
  /** How far the browser's own cache is trusted. */
  readonly cache: RequestCache;
  readonly store: keyof typeof storeNames;
}

/** Says whether that is settled; what was no answer, or one of a failing server, is not. */
export async function keep({ kind, url, language, cache, store }: Wanted): Promise<boolean> {
  const response = await fetch(url, { cache, ...(kind === 'answer' && { headers: { 'Accept-Language': language } }) });
  if (!mayKeep(kind, response)) return response.status < 500;
  const copies = await caches.open(storeNames[store]);
  await copies.put(cacheKey(kind, url, language), await toCopy(kind, response));
  return true;
}

export async function isYoung(store: keyof typeof storeNames, key: string, age: number): Promise<boolean> {
  const copy = await caches.match(key, { cacheName: storeNames[store], ignoreVary: true });
  return copy !== undefined && Date.now() - Date.parse(factsOf(copy).asOf) < age;
}

/** Keeps what a page loaded before there was a worker, out of the browser's cache: nothing is downloaded a second time. */
export async function keepSeen(urls: readonly string[], language: string, site: WorkerOptions): Promise<void> {
  const touched = new Set<Kind>();
  for (const url of new Set(urls)) {
    const kind = kindOf(new URL(url), site);
    if (kind === null || (await isYoung(kind, cacheKey(kind, url, language), pageAge))) continue;
    touched.add(kind);
    // What is not to be had any more was not worth a copy.
    await keep({ kind, url, language, cache: 'force-cache', store: kind }).catch(() => {});
  }
  await Promise.all([...touched].map((kind) => trim(storeNames[kind], bounds[kind])));
}

/** Keeps the document of a page that was reached within the site, where only its answers were fetched. */
export async function keepVisited(url: string, site: WorkerOptions): Promise<void> {
  if (kindOf(new URL(url), site) !== 'page' || (await isYoung('page', cacheKey('page', url, null), pageAge))) return;
  for (const wait of visitedWaits) {
    await new Promise((done) => setTimeout(done, wait));
    if (await keep({ kind: 'page', url, language: '', cache: 'no-cache', store: 'page' }).catch(() => false)) break;
  }
  await trim(storeNames.page, bounds.page);
}
