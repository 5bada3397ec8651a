import type { Language } from '#shared/config';
import type { Destination } from '#shared/routing';

export interface AheadDestination extends Destination {
  readonly language: Language;
  /** Path and query. */
  readonly address: string;
}

/** The pages that are rendered before the visitor opens them. */
export interface PagesAhead {
  readonly get: () => readonly AheadDestination[];
  /** Not before the page is hydrated: an urgent update would hydrate the rest of it at once. */
  readonly set: (destinations: readonly AheadDestination[]) => void;
  /** Notifies of changes to `get` and to `shown`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The page on the screen; null before there is one. */
  readonly shown: () => AheadDestination | null;
  readonly setShown: (destination: AheadDestination) => void;
}

export function makePagesAhead(): PagesAhead {
  let ahead: readonly AheadDestination[] = [];
  let shown: AheadDestination | null = null;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => ahead,
    set: (destinations) => {
      ahead = destinations;
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    setShown: (destination) => {
      shown = destination;
      notify();
    },
  };
}
