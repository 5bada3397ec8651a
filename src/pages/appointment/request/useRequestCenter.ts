import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import type { SalesCenter } from '#shared/answers';
import { selectRequestDraft } from './visitRequestSlice.ts';

/** The center that is chosen, or else the one that the address names. */
export function useRequestCenter(centers: readonly SalesCenter[]) {
  const [search] = useSearchParams();
  const { center, named } = useSelector(selectRequestDraft);
  const suggested = search.get('center') ?? '';
  const find = (wanted: string) => centers.find(({ alias }) => alias === wanted);
  const chosen = (suggested === named ? undefined : find(suggested)) ?? find(center);
  return { chosen, suggested };
}
