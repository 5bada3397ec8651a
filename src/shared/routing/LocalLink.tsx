import { createContext, useCallback, useContext } from 'react';
import { useSelector } from 'react-redux';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { localizedPath } from '#domain/pages.ts';
import { selectSettings } from '#shared/config';

/** Set by the route tree of the language, so that a page always renders in the language of its URL. */
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

/** A link within the site: `to` is a path without the language prefix, with or without a query and a hash. */
export function LocalLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  const localize = useLocalizedPath();
  // Otherwise every link carries an attribute that only a framework reads.
  return <Link discover="none" to={localize(to)} {...rest} />;
}

type LocalNavLinkProps = Omit<NavLinkProps, 'to' | 'className'> & {
  readonly to: string;
  readonly className?: NavLinkProps['className'] | undefined;
};

/** The same for navigation: it marks itself `aria-current="page"` while its page is shown. */
export function LocalNavLink({ to, className, ...rest }: LocalNavLinkProps) {
  const localize = useLocalizedPath();
  return <NavLink discover="none" to={localize(to)} {...(className !== undefined && { className })} {...rest} />;
}
