import { useSearchParams } from 'react-router';
import { readFlatRefs, flatKey, writeFlatRefs } from '#features/favourites';
import { isOnOffer, type FlatView } from './flatView.ts';

/** More columns would be narrower than their words. */
const limit = 4;

export interface ComparisonChoice {
  /** In the order of the list. */
  readonly chosen: readonly FlatView[];
  readonly full: boolean;
  readonly toggle: (view: FlatView) => void;
}

function choose(views: readonly FlatView[], words: string | null): readonly FlatView[] {
  if (words === null) return views.filter(isOnOffer).slice(0, limit);
  const wanted = new Set(readFlatRefs(words).map(flatKey));
  return views.filter(({ key, facts, standing }) => wanted.has(key) && facts !== null && standing !== 'gone').slice(0, limit);
}

/** Which flats are side by side: the first ones on offer, until the visitor chooses; the choice is in the address. */
export function useComparison(views: readonly FlatView[]): ComparisonChoice {
  const [search, setSearch] = useSearchParams();
  const chosen = choose(views, search.get('compare'));
  const full = chosen.length >= limit;

  const toggle = (view: FlatView): void => {
    const without = chosen.filter(({ key }) => key !== view.key);
    const next = without.length < chosen.length ? without : [...chosen, view];
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
