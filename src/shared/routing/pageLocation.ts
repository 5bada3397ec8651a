import { createContext, use } from 'react';
import type { DataRouter } from 'react-router';

/** The address of a page, without what belongs to its entry in the history. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly navigationType: 'POP' | 'PUSH' | 'REPLACE';
}

/** The browser's router, for what no public hook tells without a render. Null on the server. */
export const RouterContext = createContext<Pick<DataRouter, 'state'> | null>(null);

/** A context of its own: the outlet's value changes with the pages ahead, and pages would render again. Null outside of pages. */
export const LocationContext = createContext<PageLocation | null>(null);

/** The router's location, for what is around the pages. If it were of the same context, each change would render the readers in all pages. */
export const RouterLocationContext = createContext<PageLocation>({
  pathname: '/',
  search: '',
  hash: '',
  navigationType: 'POP',
});

/** The location that a page is rendered for: the router's may be that of another page, which is still on the screen. Outside of pages the router's. */
export function usePageLocation(): PageLocation {
  return use(LocationContext) ?? use(RouterLocationContext);
}
