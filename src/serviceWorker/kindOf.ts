import { defaultLanguage, type Language, languages } from '#domain/languages.ts';
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

export function readOptions(address: string): WorkerOptions {
  const { origin, searchParams } = new URL(address);
  return {
    origin,
    host: searchParams.get('host') ?? origin,
    defaultLanguage: languages.find((language) => language === searchParams.get('language')) ?? defaultLanguage,
    phone: searchParams.get('phone') ?? '',
  };
}

export type Kind = 'page' | 'answer' | 'picture' | 'asset';

/** The reading calls of the contract, by name: a call that is not here is never touched, whatever it does. */
const readingCall =
  /^\/api(?:\/projects(?:\/[^/]+(?:\/(?:plannings|site_plan|calculator|documents|progress|news))?)?|\/(?:offers|news)(?:\/[^/]+)?|\/about|\/contacts|\/centers|\/extensions)?$/;

/** Panoramas (and models, which no kind is) weigh more than all the rest of a project: they are for those who have a network. */
const picture = /^\/media\/.+(?<!\.360)\.(?:avif|webp|jpe?g|png|svg)$/;

/** Their names hold a hash of their content. */
const asset = /^\/assets\/.+\.(?:js|css|svg|png|jpe?g|webp|avif|geojson)$/;

/** What is no page: the backend's share, and everything with a file extension. */
const elsewhere = /^\/(?:api|media|assets)(?:\/|$)|\.[a-z0-9]{1,11}$/i;

/** Pages of one visitor: a booking beyond the choice of its day, whatever a private link leads to, recordings. */
const personal = /^(?:\/[a-z]{2})?\/(?:appointment\/(?!select_date$)|visits?\/|private\/|recordings?(?:\/|$))/;

/** How a GET of this address is kept; null: not at all. */
export function kindOf({ origin, pathname }: URL, site: Pick<WorkerOptions, 'origin' | 'host'>): Kind | null {
  if (origin === site.host && readingCall.test(pathname)) return 'answer';
  if (origin !== site.origin) return null;
  if (picture.test(pathname)) return 'picture';
  if (asset.test(pathname)) return 'asset';
  return elsewhere.test(pathname) || personal.test(pathname) ? null : 'page';
}

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
