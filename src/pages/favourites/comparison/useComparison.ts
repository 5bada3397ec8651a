import { useSearchParams } from 'react-router';
import { readFlatRefs, flatKey, writeFlatRefs } from '#features/favourites';
import { isOnOffer, type ListedFlat } from '../listed/listedFlat.ts';

/** More columns would be narrower than their words. */
const limit = 4;

export interface ComparisonChoice {
  /** In the order of the list. */
  readonly chosen: readonly ListedFlat[];
  readonly full: boolean;
  readonly toggle: (listed: ListedFlat) => void;
}

function choose(listedFlats: readonly ListedFlat[], words: string | null): readonly ListedFlat[] {
  if (words === null) return listedFlats.filter(isOnOffer).slice(0, limit);
  const wanted = new Set(readFlatRefs(words).map(flatKey));
  return listedFlats
    .filter(({ key, facts, standing }) => wanted.has(key) && facts !== null && standing !== 'gone')
    .slice(0, limit);
}

/** Which flats are side by side: the first ones on offer, until the visitor chooses; the choice is in the address. */
export function useComparison(listedFlats: readonly ListedFlat[]): ComparisonChoice {
  const [search, setSearch] = useSearchParams();
  const chosen = choose(listedFlats, search.get('compare'));
  const full = chosen.length >= limit;

  const toggle = (listed: ListedFlat): void => {
    const without = chosen.filter(({ key }) => key !== listed.key);
    const next = without.length < chosen.length ? without : [...chosen, listed];
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.set('compare', writeFlatRefs(next));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { chosen, full, toggle };
}
