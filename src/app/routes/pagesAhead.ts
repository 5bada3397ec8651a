import type { Destination } from '#shared/routing';
import type { Language } from '#shared/config';

export interface AheadDestination extends Destination {
  readonly language: Language;
}

const nothing: readonly AheadDestination[] = [];

/** Before the page is hydrated; the same object, so that nothing changes afterwards: an urgent update would hydrate all at once. */
export const getNothingAhead = (): readonly AheadDestination[] => nothing;

/** The pages that are rendered before the visitor opens them. */
export interface PagesAhead {
  readonly get: () => readonly AheadDestination[];
  readonly set: (destinations: readonly AheadDestination[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makePagesAhead(): PagesAhead {
  let ahead = nothing;
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
