import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react';
import type { NavigateFunction, NavigateOptions } from 'react-router';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { localizedPath } from '#domain/pages.ts';
import { usePageLocation } from './pageLocation.ts';

interface LanguageOfPages {
  readonly language: Language;
  /** Turns a path without a prefix into one of the language. */
  readonly localize: (path: string) => string;
  /** Undefined: links are left to the browser. */
  readonly navigate?: NavigateFunction | undefined;
}

const LanguageContext = createContext<LanguageOfPages>({ language: defaultLanguage, localize: (path) => path });

interface LanguageProviderProps extends Pick<LanguageOfPages, 'language' | 'navigate'> {
  /** Its paths have no prefix. */
  readonly defaultLanguage: Language;
  readonly children: ReactNode;
}

/** Set by the route tree of the language, so that a page always renders in the language of its URL. */
export function LanguageProvider({ language, defaultLanguage, navigate, children }: LanguageProviderProps) {
  const value = useMemo(
    () => ({ language, navigate, localize: (path: string) => localizedPath(path, language, defaultLanguage) }),
    [language, defaultLanguage, navigate],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext).language;
}

/** Turns a path without a prefix into one of the language on the screen; the same function for as long as that is the same. */
export function useLocalizedPath(): (path: string) => string {
  return use(LanguageContext).localize;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a press is for this tab: a new one and a download are the browser's. */
export function isForThisTab({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

type LocalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<NavigateOptions, 'replace' | 'preventScrollReset'> & {
    /** A path without the language prefix, with or without a query and a hash. */
    readonly to: string;
    /** Leaves the press to the browser, which loads a new document. */
    readonly reloadDocument?: boolean;
  };

interface SiteLinkProps extends Omit<LocalLinkProps, 'to'> {
  /** With the language prefix. */
  readonly href: string;
}

/**
 * A link within the site. The router's `Link` reads the location: every link of every page, hidden ones too, would render anew before the
 * next page is painted.
 */
export function SiteLink({
  href,
  replace = false,
  preventScrollReset = false,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: SiteLinkProps) {
  const { navigate } = use(LanguageContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || navigate === undefined || reloadDocument || !isForThisTab(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // A link to the page on the screen adds no entry to the history.
    const again = href === pathname + search + hash;
    void navigate(href, { replace: replace || again, preventScrollReset });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link to a page in the language on the screen. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <SiteLink href={useLocalizedPath()(to)} {...rest} />;
}

/** The same for navigation: it marks itself `aria-current="page"` while its page, or one below it, is shown. */
export function LocalNavLink({ to, ...rest }: Omit<LocalLinkProps, 'aria-current'>) {
  const { pathname } = usePageLocation();
  const path = useLocalizedPath()(to);
  const isCurrent = `${pathname}/`.startsWith(`${path}/`);
  return <SiteLink href={path} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
