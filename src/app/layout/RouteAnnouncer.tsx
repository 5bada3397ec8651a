import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { withoutLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import { isFollowed } from '../followedMark.ts';
import { giveBack, makeFocusMemory } from './focusMemory.ts';

/** Unless the focus has a place in the page already: a tab that was tapped keeps it. */
function moveFocusTo(main: HTMLElement | null): void {
  if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
}

/**
 * What a browser does by itself when a document loads: the focus goes to the new page, or back to the link by which an old one was left, and its title is said.
 * Another language of the same page is not another page: nothing moves and nothing is said.
 */
export function RouteAnnouncer({ mainId }: { readonly mainId: string }) {
  const { key, pathname, state } = useLocation() as Location<unknown>;
  const back = useNavigationType() === 'POP';
  const page = withoutLanguage(pathname);
  const followed = isFollowed(state);
  const shown = useRef(page);
  const [title, setTitle] = useState('');
  const [memory] = useState(makeFocusMemory);

  useEffect(() => {
    const main = document.getElementById(mainId);
    return main === null ? undefined : memory.watch(main);
  }, [memory, mainId]);
  useEffect(() => memory.arrive(key), [memory, key]);

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    const main = document.getElementById(mainId);
    const left = back ? memory.leftBy(key) : undefined;
    // Whoever travels through recorded states keeps the hand on what moves them.
    if (!followed) moveFocusTo(main);
    const stopSeeking = followed || main === null || left === undefined ? undefined : giveBack(left, main);
    const announce = (): void => setTitle(document.title);
    announce();
    // The name of a project or a news item comes with its data.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      stopSeeking?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an arrival is a new page; the rest is what came with it
  }, [page, memory]);

  return (
    <div role="status" data-transient>
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
