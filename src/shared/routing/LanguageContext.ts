import { createContext, useCallback, useContext } from 'react';
import { useSelector } from 'react-redux';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { localizedPath } from '#domain/pages.ts';
import { selectSettings } from '#shared/config';

/** Set by the route tree of the language, so that a page never renders in a language that its URL does not say. */
export const LanguageContext = createContext(defaultLanguage);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Turns a path without a prefix into one of the language on the screen; the same function for as long as that is the same. */
export function useLocalizedPath(): (path: string) => string {
  const language = useLanguage();
  const { defaultLanguage } = useSelector(selectSettings);
  return useCallback((path: string) => localizedPath(path, language, defaultLanguage), [language, defaultLanguage]);
}
