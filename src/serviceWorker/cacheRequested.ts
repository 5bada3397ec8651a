import { cacheBounds } from './bounds.ts';
import { cacheKey } from './cacheKey.ts';
import { cacheResponse, type CacheTarget, isYoung } from './cachePages.ts';
import { kindOf } from './kindOf.ts';
import { storeNames, trim } from './stores.ts';
import type { WorkerOptions } from './workerOptions.ts';

/** Milliseconds after which what was asked to be kept is fetched again. */
const keptAge = 86_400_000;

/** Answers are kept in every language: whoever saved a flat may read it in another one. */
function targetsOf(url: string, languages: readonly string[], site: WorkerOptions): CacheTarget[] {
  const kind = kindOf(new URL(url, site.origin), site);
  if (kind === null) return [];
  const address = new URL(url, site.origin).href;
  return (kind === 'answer' ? languages : ['']).map((language) => ({
    kind,
    url: address,
    language,
    cache: 'default',
    store: 'kept',
  }));
}

function byKey(urls: readonly string[], languages: readonly string[], site: WorkerOptions): Map<string, CacheTarget> {
  return new Map(
    urls
      .flatMap((url) => targetsOf(url, languages, site))
      .map((one) => [cacheKey(one.kind, one.url, one.language), one]),
  );
}

async function cacheMissing(requested: ReadonlyMap<string, CacheTarget>): Promise<void> {
  for (const [key, one] of requested) {
    // The name of an asset tells one of another release from this.
    const age = one.kind === 'asset' ? cacheBounds.age : keptAge;
    // What is not to be had now is asked for again when the list changes, or at the next visit.
    if (!(await isYoung('kept', key, age))) await cacheResponse(one).catch(() => {});
  }
}

/** Scripts and styles that a page names: it may never have been opened, and is nothing without them. */
async function assetsOf(pages: readonly string[]): Promise<string[]> {
  const copies = await Promise.all(
    pages.map((key) => caches.match(key, { cacheName: storeNames.kept, ignoreVary: true })),
  );
  const texts = await Promise.all(copies.flatMap((copy) => (copy === undefined ? [] : [copy.text()])));
  return texts.flatMap((html) => html.match(/\/assets\/[\w.~-]+\.(?:js|css)\b/g) ?? []);
}

async function cacheExactly(urls: readonly string[], languages: readonly string[], site: WorkerOptions): Promise<void> {
  const requested = byKey(urls, languages, site);
  await cacheMissing(requested);
  const pages = [...requested].filter(([, { kind }]) => kind === 'page').map(([key]) => key);
  const assets = byKey(await assetsOf(pages), languages, site);
  await cacheMissing(assets);
  const store = await caches.open(storeNames.kept);
  const obsolete = (await store.keys()).filter(({ url }) => !requested.has(url) && !assets.has(url));
  await Promise.all(obsolete.map((key) => store.delete(key)));
  await trim(storeNames.kept, cacheBounds);
}

let turn: Promise<void> = Promise.resolve();

/** Keeps exactly these, beyond the usual bounds; one list after the other, or an older one would bring back what a newer one has dropped. */
export function cacheRequested(
  urls: readonly string[],
  languages: readonly string[],
  site: WorkerOptions,
): Promise<void> {
  turn = turn.catch(() => {}).then(() => cacheExactly(urls, languages, site));
  return turn;
}
