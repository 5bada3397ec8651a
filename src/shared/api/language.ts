import type { Language } from '#shared/config';

/** Part of every query's arguments, so that the cache separates languages. */
export interface InLanguage {
  readonly language: Language;
}

export interface ByAlias extends InLanguage {
  readonly alias: string;
}
