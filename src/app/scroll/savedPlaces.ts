const storageKey = 'obriy.scroll';

/** Older entries are forgotten: a visitor goes back a few pages, not hundreds. */
const limit = 60;

type Places = ReadonlyMap<string, number>;

function isPlace(pair: unknown): pair is [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
}

/** Storage may be forbidden, full or written by somebody else: then nothing is remembered over a reload, and nothing breaks. */
function read(): Places {
  try {
    const pairs: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(pairs) ? pairs.filter(isPlace) : []);
  } catch {
    return new Map();
  }
}

export interface SavedPlaces {
  /** How far down the page of a history entry was, in px. */
  readonly get: (entry: string) => number | undefined;
  readonly set: (entry: string, top: number) => void;
  /** Keeps them over a reload of this tab. */
  readonly store: () => void;
}

export function makeSavedPlaces(): SavedPlaces {
  const places = new Map(read());
  return {
    get: (entry) => places.get(entry),
    set: (entry, top) => {
      // Deleted first: a map keeps the order of first insertion, and the newest is to be the last.
      places.delete(entry);
      places.set(entry, top);
      const [oldest] = places.keys();
      if (places.size > limit && oldest !== undefined) places.delete(oldest);
    },
    store: () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...places]));
      } catch {
        // Within this document the places are still known.
      }
    },
  };
}
