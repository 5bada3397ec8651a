import type { Location, NavigationType } from 'react-router';

export type ScrollIntent =
  | { readonly to: 'stay' }
  | { readonly to: 'top' }
  | { readonly to: 'saved'; readonly top: number }
  | { readonly to: 'hash'; readonly hash: string };

export interface Arrival {
  readonly location: Location;
  readonly navigationType: `${NavigationType}`;
  /** The first page of this document. */
  readonly first: boolean;
  /** Of the navigation: links and filters that change the page in place ask for it. */
  readonly preventScrollReset: boolean;
  readonly saved: number | undefined;
}

/** A history entry that was made by a link of this page has a key of its own; the others are told apart by their address. */
export function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key}:${pathname}${search}${hash}`;
}

function documentCameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** SPEC.md section 2: back to the saved place, smoothly to a hash, otherwise instantly to the top. */
export function scrollIntent({ location, navigationType, first, preventScrollReset, saved }: Arrival): ScrollIntent {
  const back = first ? documentCameBack() : navigationType === 'POP';
  if (back && saved !== undefined) return { to: 'saved', top: saved };
  if (!first && preventScrollReset) return { to: 'stay' };
  if (location.hash.length > 1) return { to: 'hash', hash: location.hash };
  return first ? { to: 'stay' } : { to: 'top' };
}
