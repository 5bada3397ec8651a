import { useTranslation } from 'react-i18next';
import { languageTag, type LanguageTag } from '#domain/languages.ts';
import { useOrigin } from '#shared/config';
import { useLanguage, useLocalizedPath, usePageLocation } from '#shared/routing';

/** The site as seen from outside, where every address is whole. */
export interface Site {
  readonly origin: string;
  /** Of the page on the screen, with its language's prefix and without a query. */
  readonly path: string;
  readonly language: LanguageTag;
  /** The company's name. */
  readonly brand: string;
  /** The whole address of a path without language prefix, in the language on the screen. */
  readonly page: (path: string) => string;
  /** The whole address of a picture or file; one that is whole already stays. */
  readonly file: (src: string) => string;
}

/** Null while the site's own address is unknown: see `useOrigin`. */
export function useSite(): Site | null {
  const { t } = useTranslation('brand');
  const origin = useOrigin();
  const { pathname } = usePageLocation();
  const language = useLanguage();
  const localize = useLocalizedPath();
  if (origin === null) return null;
  return {
    origin,
    path: pathname === '/' ? pathname : pathname.replace(/\/+$/, ''),
    language: languageTag(language),
    brand: t('name'),
    page: (path) => origin + localize(path),
    file: (src) => new URL(src, origin).href,
  };
}
