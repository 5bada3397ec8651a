import { useTranslation } from 'react-i18next';
import {
  built,
  type ChosenSearchCondition,
  flatSearch,
  type FlatSearchFilter,
  searchQuery,
} from '#domain/flats/flatSearch.ts';
import { usePriceWords } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import type { FlatOption, FlatSearchData } from '#shared/responses';
import { pageOf } from '#shared/api';
import type { Language } from '#shared/config';
import { pathTo, withQuery } from '#shared/routing';
import type { FlatSearchArgs } from './flatSearchApi.ts';

export function flatSearchArgs(search: URLSearchParams, language: Language): FlatSearchArgs {
  return { query: searchQuery(flatSearch.parse(search)), language, from: pageOf(search) };
}

/** The address of a search, without the language prefix. */
export function searchPath(filter: FlatSearchFilter): string {
  return withQuery(pathTo('flats'), searchQuery(filter));
}

/** What the result of any search knows of the names of districts and projects. */
type SearchNames = Pick<FlatSearchData, 'options'>;

function nameIn(options: readonly FlatOption[] | undefined, key: string): string {
  return options?.find((option) => option.key === key)?.name ?? key;
}

/** The words for each condition; `names` come from the search response. */
export function useSearchWords(names: SearchNames | undefined): (chosen: ChosenSearchCondition) => string {
  const { t } = useTranslation('search');
  const roomLabel = useRoomLabel();
  const priceWords = usePriceWords();
  return (chosen) => {
    switch (chosen.condition) {
      case 'rooms':
        return roomLabel(chosen.option);
      case 'price':
        return t(`price.${chosen.option.side}`, { price: priceWords(chosen.option.bound) });
      case 'monthly':
        return t(`monthly.${chosen.option.side}`, { price: priceWords(chosen.option.bound) });
      case 'months':
        return t(`months.${chosen.option.side}`, { count: chosen.option.bound });
      case 'safety':
        return t(`safety.${chosen.option}`);
      case 'area':
        return t(`area.${chosen.option}`);
      case 'floor':
        return t(`floor.${chosen.option.side}`, { floor: chosen.option.bound });
      case 'ready': {
        const { side, bound } = chosen.option;
        return bound === built ? t('ready.built') : t(`ready.${side}`, { year: bound });
      }
      case 'side':
        return t(`side.${chosen.option}`);
      case 'outlook':
        return t(`outlook.${chosen.option}`);
      case 'programme':
        return nameIn(names?.options?.programme, chosen.option);
      case 'district':
        return nameIn(names?.options?.district, chosen.option);
      case 'project':
        return nameIn(names?.options?.project, chosen.option);
      case 'high':
      case 'not_first':
      case 'not_last':
      case 'offer':
        return t(`flag.${chosen.condition}`);
    }
  };
}

/** All conditions in a line: the name of a search. */
export function useSearchName(names: SearchNames | undefined): (filter: FlatSearchFilter) => string {
  const wordsOf = useSearchWords(names);
  return (filter) => {
    const words = flatSearch.chosen(filter).map((chosen, index) =>
      // Names keep their capital letters.
      index === 0 || ['district', 'project', 'programme'].includes(chosen.condition)
        ? wordsOf(chosen)
        : wordsOf(chosen).toLowerCase(),
    );
    return words.join(', ');
  };
}
