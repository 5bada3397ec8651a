import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { documentCameBack, readStoredPairs, writeStoredPairs } from '#shared/persist';
import { isInHiddenPage, RouterContext } from '#shared/routing';
import { sanitizeLocation } from './mirrorLocation.ts';

const storageKey = 'obriy.scroll';

/** Milliseconds for which a position is restored against late content. */
const timeout = 10_000;

/** Milliseconds without a layout change until a position counts as stable. */
const calm = 600;

const visitorActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Hold {
  /** Scrolls towards the position; returns whether it is reached. */
  readonly approach: () => boolean;
  /** Not called when it was ended from outside. */
  readonly onEnd: () => void;
}

/**
 * Scrolls to a position now and after each layout change, because content above may load late. Ends when the position
 * is reached and stable, when the visitor acts, or after a timeout. Returns the cleanup.
 */
function holdPlace({ approach, onEnd }: Hold): () => void {
  const listening = new AbortController();
  let settled: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    listening.abort();
    clearTimeout(settled);
    clearTimeout(timer);
    mutations.disconnect();
    sizes.disconnect();
  };
  const end = (): void => {
    stop();
    onEnd();
  };
  const again = (): void => {
    clearTimeout(settled);
    if (approach()) settled = setTimeout(end, calm);
  };

  const timer = setTimeout(end, timeout);
  const mutations = new MutationObserver(again);
  const sizes = new ResizeObserver(again);
  for (const act of visitorActs) window.addEventListener(act, end, { signal: listening.signal, passive: true });
  mutations.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  again();
  return stop;
}

type ScrollIntent =
  | { readonly to: 'stay' }
  | { readonly to: 'top' }
  | { readonly to: 'saved'; readonly top: number }
  | { readonly to: 'hash'; readonly hash: string };

interface Arrival {
  readonly location: Location;
  readonly navigationType: `${NavigationType}`;
  /** The first page of this document. */
  readonly first: boolean;
  /** Set by links and filters that change the page in place. */
  readonly preventScrollReset: boolean;
  readonly saved: number | undefined;
}

/** An entry made by a link has a key; others are identified by their address. */
function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key}:${pathname}${search}${hash}`;
}

/** SPEC.md section 2: back to the saved place, smoothly to a hash, otherwise instantly to the top. */
function scrollIntent({ location, navigationType, first, preventScrollReset, saved }: Arrival): ScrollIntent {
  const back = first ? documentCameBack() : navigationType === 'POP';
  if (back && saved !== undefined) return { to: 'saved', top: saved };
  if (!first && preventScrollReset) return { to: 'stay' };
  if (location.hash.length > 1) return { to: 'hash', hash: location.hash };
  return first ? { to: 'stay' } : { to: 'top' };
}

const tolerance = 1;

/** To a distance from the top, at once; not reached while the document is too short for it. */
function approachTop(top: number) {
  return (): boolean => {
    if (Math.abs(window.scrollY - top) > tolerance) window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= tolerance;
  };
}

/** A page that is rendered ahead, hidden, may have the same id. */
function elementOf(hash: string): Element | undefined {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // It is not encoded.
  }
  return [...document.querySelectorAll(`#${CSS.escape(id)}`)].find((element) => !isInHiddenPage(element));
}

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** To the element that a hash names, smoothly; not reached while it is not there. */
function approachHash(hash: string) {
  /** Where it last stood in the document: only an element that was moved is scrolled to again. */
  let seen: number | undefined;
  return (): boolean => {
    const element = elementOf(hash);
    if (element === undefined) return false;
    const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
    if (top !== seen) element.scrollIntoView({ behavior: behaviour(), block: 'start' });
    seen = top;
    return true;
  };
}

interface ScrollPositions {
  /** Scrolls to the arrival's position; returns the cleanup. */
  readonly arrive: (arrival: Omit<Arrival, 'saved'>) => () => void;
  /** Follows the visitor's scrolling; returns how to stop. */
  readonly watch: () => () => void;
}

function nothing(): void {}

function makeScrollPositions(): ScrollPositions {
  /** How far down the page of a history entry was, in px. */
  const places = new Map(readStoredPairs(storageKey));
  let entry = '';
  /** Intermediate positions while scrolling are not stored. */
  let onTheWay = false;

  const setPlace = (top: number): void => {
    // Deleted first: a map orders by first insertion, and the newest must be last.
    places.delete(entry);
    places.set(entry, top);
  };
  const storePlaces = (): void => writeStoredPairs(storageKey, places);
  const savePlace = (): void => {
    if (!onTheWay) setPlace(window.scrollY);
  };
  const arrived = (): void => {
    onTheWay = false;
    savePlace();
  };
  const hold = (approach: () => boolean): (() => void) => {
    onTheWay = true;
    return holdPlace({ approach, onEnd: arrived });
  };

  const arrive: ScrollPositions['arrive'] = (arrival) => {
    const here = places.get(entry);
    entry = entryOf(arrival.location);
    const intent = scrollIntent({ ...arrival, saved: places.get(entry) });
    if (intent.to === 'saved') return hold(approachTop(intent.top));
    if (intent.to === 'stay' && here !== undefined) {
      // The page's new contents may be on their way, and the skeleton too short for the place.
      setPlace(here);
      return hold(approachTop(here));
    }
    if (intent.to === 'hash') return hold(approachHash(intent.hash));
    if (intent.to === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
    arrived();
    return nothing;
  };

  const watch: ScrollPositions['watch'] = () => {
    const { scrollRestoration } = window.history;
    const listening = new AbortController();
    const { signal } = listening;
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', savePlace, { signal, passive: true });
    // A tab in the background may be thrown away without another word.
    window.addEventListener('pagehide', storePlaces, { signal });
    document.addEventListener('visibilitychange', storePlaces, { signal });
    return () => {
      listening.abort();
      window.history.scrollRestoration = scrollRestoration;
      storePlaces();
    };
  };

  return { arrive, watch };
}

/** Sets and stores the scroll position of pages. */
export function ScrollRestoration() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const router = use(RouterContext);
  const [firstLocation] = useState(location);
  const [positions] = useState(makeScrollPositions);

  useLayoutEffect(
    () => {
      const preventScrollReset = router?.state.preventScrollReset ?? false;
      // The fragment of a private link is no place on the page, and must not be stored.
      const place = { ...location, ...sanitizeLocation(location) };
      return positions.arrive({
        location: place,
        navigationType,
        preventScrollReset,
        first: location === firstLocation,
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only a new location triggers it; the other values belong to it
    [location, positions],
  );
  useEffect(() => positions.watch(), [positions]);

  return null;
}
