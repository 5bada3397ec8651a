import { useTranslation } from 'react-i18next';
import type { FlatCounts } from './flatCounts.ts';
import { usePriceWords } from './usePriceWords.ts';

/** What a part of a project has: "23 free flats, from 1.9 million"; `name` goes before, where somebody only hears it. */
export function useFreeWords(): (tally: FlatCounts, name?: string) => string {
  const { t } = useTranslation(['plan', 'housing']);
  const price = usePriceWords();
  return ({ free, from }, name) =>
    [
      ...(name === undefined ? [] : [name]),
      free === 0 ? t('plan:free.none') : t('plan:free.flats', { count: free }),
      ...(from === null ? [] : [t('housing:priceFrom', { price: price(from) })]),
    ].join(', ');
}
