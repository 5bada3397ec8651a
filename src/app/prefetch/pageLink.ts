/** The link at or around an element, when following it stays in this tab and on this site, and shows another page. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin || link.getAttribute('role') === 'button') return null;
  return ['', '_self'].includes(link.target) && !link.hasAttribute('download') ? link : null;
}
