import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { isInHiddenPage, withoutLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';

/** Marks the entry of the history at which the page arrived by following the store. */
export const followedMark = { followed: true } as const;

function isFollowed(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'followed' in entry;
}

/** Restores focus to the followed link on Back, as browsers do with documents. */
interface FocusTracker {
  /** Records which link in `main` has the focus. */
  readonly watch: (main: HTMLElement) => () => void;
  /** `key`: of the entry in the history that is shown from now on. */
  readonly arrive: (key: string) => void;
  /** The address of the focused link when this entry was left; undefined: none. */
  readonly leftBy: (key: string) => string | undefined;
}

function trackFocus(): FocusTracker {
  const left = new Map<string, string>();
  let here = '';

  return {
    watch: (main) => {
      const record = ({ target }: FocusEvent): void => {
        const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
        if (address) left.set(here, address);
        else left.delete(here);
      };
      main.addEventListener('focusin', record);
      return () => main.removeEventListener('focusin', record);
    },
    arrive: (key) => {
      here = key;
    },
    leftBy: (key) => left.get(key),
  };
}

/** Focuses the link of this address once it exists; returns the cleanup. */
function giveBack(address: string, main: HTMLElement): () => void {
  const seek = (): boolean => {
    const links = [...main.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address);
    // Those of a page that is rendered ahead cannot be focused.
    return links.some((link) => {
      link.focus({ preventScroll: true });
      return document.activeElement === link;
    });
  };
  // The link may be rendered later; give up when the visitor has moved the focus.
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || seek()) observer.disconnect();
  });
  if (!seek()) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Leaves a focus within the page as it is, such as on a tab. The page that was left may still be there, hidden. */
function moveFocusTo(main: HTMLElement | null): void {
  const { activeElement } = document;
  const staysIn = activeElement !== null && main?.contains(activeElement) === true && !isInHiddenPage(activeElement);
  if (!staysIn) main?.focus({ preventScroll: true });
}

interface RouteAnnouncerProps {
  readonly mainId: string;
  /** The path of the document, without the language prefix: it may have been left before this part came. */
  readonly landing: string;
}

/**
 * Does for client-side navigation what a browser does for documents: moves the focus to the new page, or back to the
 * followed link, and announces its title. A change of language does neither.
 */
export function RouteAnnouncer({ mainId, landing }: RouteAnnouncerProps) {
  const { key, pathname, state } = useLocation() as Location<unknown>;
  const back = useNavigationType() === 'POP';
  const page = withoutLanguage(pathname);
  const followed = isFollowed(state);
  const shown = useRef(landing);
  const [title, setTitle] = useState('');
  const [tracker] = useState(trackFocus);

  useEffect(() => {
    const main = document.getElementById(mainId);
    return main === null ? undefined : tracker.watch(main);
  }, [tracker, mainId]);
  useEffect(() => tracker.arrive(key), [tracker, key]);

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    const main = document.getElementById(mainId);
    const left = back ? tracker.leftBy(key) : undefined;
    // A replay keeps the focus on its controls.
    if (!followed) moveFocusTo(main);
    const stopSeeking = followed || main === null || left === undefined ? undefined : giveBack(left, main);
    const announce = (): void => setTitle(document.title);
    announce();
    // Titles of projects and news arrive with their data.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      stopSeeking?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only a new page triggers it; the other values belong to that page
  }, [page, tracker]);

  return (
    <div role="status" data-transient>
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
