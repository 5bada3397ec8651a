import type { DataRouter } from 'react-router';

/** What the server wrote into its document for programs, and nobody writes again. */
const forPrograms = 'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** On another page of this document, whoever looks for a preview is to find none rather than that of the first page. */
export function forgetFirstPage(router: DataRouter): void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    for (const element of document.querySelectorAll(forPrograms)) element.remove();
  });
}
