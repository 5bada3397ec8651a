import { defaultLanguage, type Language, languages } from '#domain/languages.ts';
import { readPaths } from '#domain/readCalls.ts';
import { isPersonalPath } from '#shared/offline';
import { isTrackingParameter } from '#shared/tracking';

/** The settings that the pages put into the query of the worker's address. */
export interface WorkerOptions {
  /** Of the site. */
  readonly origin: string;
  /** Origin of the backend. */
  readonly host: string;
  readonly defaultLanguage: Language;
  readonly phone: string;
}

export function readWorkerOptions(address: string): WorkerOptions {
  const { origin, searchParams } = new URL(address);
  return {
    origin,
    host: searchParams.get('host') ?? origin,
    defaultLanguage: languages.find((language) => language === searchParams.get('language')) ?? defaultLanguage,
    phone: searchParams.get('phone') ?? '',
  };
}

export type Kind = 'page' | 'data' | 'picture' | 'asset';

/** The worker ignores all calls that do more than read. */
const readCall = new RegExp(
  `^(?:${Object.values(readPaths)
    .map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+'))
    .join('|')})$`,
);

/** Panoramas are too large for offline use. */
const picture = /^\/media\/.+(?<!\.360)\.(?:avif|webp|jpe?g|png|svg)$/;

/** Their names hold a hash of their content. */
const asset = /^\/assets\/.+\.(?:js|css|svg|png|jpe?g|webp|avif|geojson)$/;

/** No pages: backend paths, and paths with a file extension. */
const elsewhere = /^\/(?:api|media|assets)(?:\/|$)|\.[a-z0-9]{1,11}$/i;

/** How a GET of this address is cached; null: not at all. */
export function kindOf({ origin, pathname }: URL, site: Pick<WorkerOptions, 'origin' | 'host'>): Kind | null {
  if (origin === site.host && readCall.test(pathname)) return 'data';
  if (origin !== site.origin) return null;
  if (picture.test(pathname)) return 'picture';
  if (asset.test(pathname)) return 'asset';
  return elsewhere.test(pathname) || isPersonalPath(pathname) ? null : 'page';
}

/** Makes the language part of the cache key, since the header is not. */
const languageParameter = '__language';

/** The cache key of a copy. `language`: of Accept-Language, for data. */
export function cacheKey(kind: Kind, address: string, language: string | null): string {
  const url = new URL(address);
  url.hash = '';
  if (kind === 'page') {
    const names = Array.from(url.searchParams.keys()).filter(isTrackingParameter);
    for (const name of names) url.searchParams.delete(name);
  }
  if (kind === 'data') url.searchParams.set(languageParameter, language ?? '');
  return url.href;
}
