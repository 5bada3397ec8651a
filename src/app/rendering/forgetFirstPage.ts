import type { DataRouter } from 'react-router';

/** What the server wrote into its document for programs, and nobody writes again. */
const forPrograms =
  'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * On another page of this document, whoever looks for a preview is to find none rather than that of the first page. `pathname`: of the
 * first page, which may be left already.
 */
export function forgetFirstPage(router: DataRouter, pathname: string): void {
  const forget = (): void => {
    for (const element of document.querySelectorAll(forPrograms)) element.remove();
  };
  if (router.state.location.pathname !== pathname) {
    forget();
    return;
  }
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    forget();
  });
}
