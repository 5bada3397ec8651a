import { defaultLanguage, type Language, languages } from '#domain/languages.ts';

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
