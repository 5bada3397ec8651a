import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { withoutLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import { isFollowed } from '../followedMark.ts';

/** Unless the focus has a place in the page already: a tab that was tapped keeps it. */
function moveFocusTo(main: HTMLElement | null): void {
  if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
}

/**
 * What a browser does by itself when a document loads: the focus goes to the new page and its title is said.
 * Another language of the same page is not another page: nothing moves and nothing is said.
 */
export function RouteAnnouncer({ mainId }: { readonly mainId: string }) {
  const { pathname, state } = useLocation() as Location<unknown>;
  const page = withoutLanguage(pathname);
  const followed = isFollowed(state);
  const shown = useRef(page);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    // Whoever travels through recorded states keeps the hand on what moves them.
    if (!followed) moveFocusTo(document.getElementById(mainId));
    const announce = (): void => setTitle(document.title);
    announce();
    // The name of a project or a news item comes with its data.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [page, followed, mainId]);

  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
