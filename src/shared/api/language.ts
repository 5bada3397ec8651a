import type { Language } from '#shared/config';

/** The argument of every query: an answer is kept per language, and never shown in another. */
export interface InLanguage {
  readonly language: Language;
}

export interface ByAlias extends InLanguage {
  readonly alias: string;
}
