import { approachHash, approachTop } from './approaches.ts';
import { holdPlace } from './holdPlace.ts';
import { makeSavedPlaces } from './savedPlaces.ts';
import { entryOf, scrollIntent, type Arrival } from './scrollIntent.ts';

export interface ScrollMemory {
  /** Goes where the arrival belongs; returns how to stop trying. */
  readonly arrive: (arrival: Omit<Arrival, 'saved'>) => () => void;
  /** Follows the visitor's scrolling; returns how to stop. */
  readonly watch: () => () => void;
}

function nothing(): void {}

export function makeScrollMemory(): ScrollMemory {
  const places = makeSavedPlaces();
  let entry = '';
  /** What is passed on the way to a place is not a place of the visitor's. */
  let onTheWay = false;

  const remember = (): void => {
    if (!onTheWay) places.set(entry, window.scrollY);
  };
  const arrived = (): void => {
    onTheWay = false;
    remember();
  };
  const hold = (approach: () => boolean): (() => void) => {
    onTheWay = true;
    return holdPlace({ approach, onEnd: arrived });
  };

  const arrive: ScrollMemory['arrive'] = (arrival) => {
    const here = places.get(entry);
    entry = entryOf(arrival.location);
    const intent = scrollIntent({ ...arrival, saved: places.get(entry) });
    if (intent.to === 'saved') return hold(approachTop(intent.top));
    if (intent.to === 'stay' && here !== undefined) {
      // The page's new contents may be on their way, and the skeleton too short for the place.
      places.set(entry, here);
      return hold(approachTop(here));
    }
    if (intent.to === 'hash') return hold(approachHash(intent.hash));
    if (intent.to === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
    arrived();
    return nothing;
  };

  const watch: ScrollMemory['watch'] = () => {
    const { scrollRestoration } = window.history;
    const listening = new AbortController();
    const { signal } = listening;
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { signal, passive: true });
    // A tab in the background may be thrown away without another word.
    window.addEventListener('pagehide', places.store, { signal });
    document.addEventListener('visibilitychange', places.store, { signal });
    return () => {
      listening.abort();
      window.history.scrollRestoration = scrollRestoration;
      places.store();
    };
  };

  return { arrive, watch };
}
