import type { Destination } from '#shared/routing';
import type { Language } from '#shared/config';

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
  readonly subscribe: (listener: () => void) => () => void;
}

export function makePagesAhead(): PagesAhead {
  let ahead: readonly AheadDestination[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => ahead,
    set: (destinations) => {
      ahead = destinations;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
