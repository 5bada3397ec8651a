import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { discountOn, priceOn, pricePerM2On } from '#domain/discount.ts';
import { joinWords, useFlatWords, useSides } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { flatKey, readFlatRefs, type StoredFacts, writeFlatRefs } from '#features/favourites';
import type { Flat } from '#shared/responses';
import { formatArea, formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { isOnOffer, type ListedFlat } from './listedFlat.ts';

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

type RowName =
  | 'status'
  | 'price'
  | 'price_today'
  | 'price_per_m2'
  | 'total_area'
  | 'living_area'
  | 'kitchen_area'
  | 'rooms'
  | 'floor'
  | 'place'
  | 'orientation'
  | 'readiness';

interface ComparisonRow {
  readonly name: RowName;
  readonly differs: boolean;
  readonly cells: readonly { readonly key: string; readonly text: string }[];
}

/** The text of a cell; null: unknown. */
type Cell = (facts: StoredFacts, listed: ListedFlat) => string | null;

/** The facts of the flats, row by row, as they are read. */
export function useComparisonRows(listedFlats: readonly ListedFlat[]): readonly ComparisonRow[] {
  const { t } = useTranslation(['favourites', 'flats', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const sidesOf = useSides();
  const wordsOf = useFlatWords();
  const area = (value: number | null): string | null =>
    value === null ? null : t('housing:area', { value: formatArea(value, language) });
  const money = ({ status }: StoredFacts, kopiykas: number | null): string => {
    if (status === 'sold') return t('compare.none');
    return kopiykas === null ? t('housing:priceOnRequest') : formatMoney(kopiykas, language);
  };

  const today = useToday();
  const holding = (flat: Flat) => discountOn(flat, today);

  const cells: readonly (readonly [RowName, Cell])[] = [
    ['status', ({ status }) => t(`flats:status.${status}`)],
    ['price', (facts) => money(facts, facts.price)],
    ['price_today', (facts, { flat }) => money(facts, flat === null ? facts.price : priceOn(flat, today))],
    [
      'price_per_m2',
      (facts, { flat }) => {
        const perM2 = flat === null ? facts.price_per_m2 : pricePerM2On(flat, today);
        return facts.price !== null && perM2 === null ? null : money(facts, perM2);
      },
    ],
    ['total_area', ({ total_area: value }) => area(value)],
    ['living_area', ({ living_area: value }) => area(value)],
    ['kitchen_area', ({ kitchen_area: value }) => area(value)],
    ['rooms', ({ rooms }) => (rooms === null ? null : roomLabel(rooms))],
    ['floor', ({ floor }) => floor?.toString() ?? null],
    ['place', (facts, { names }) => names && (joinWords([names.building, wordsOf(facts).section]) || null)],
    ['orientation', ({ orientation }) => sidesOf(orientation) || null],
    [
      'readiness',
      (_, { readiness }) => {
        const percent = readiness?.percent ?? null;
        return percent === null ? null : formatPercent(percent, language);
      },
    ],
  ];

  // Without a discount the current price repeats the list price.
  const discounted = listedFlats.some(({ flat }) => flat !== null && holding(flat) !== null);
  const shown = discounted ? cells : cells.filter(([name]) => name !== 'price_today');

  return shown.flatMap(([name, read]) => {
    const known = listedFlats.map((listed) => ({ key: listed.key, text: listed.facts && read(listed.facts, listed) }));
    // A row of dashes compares nothing.
    if (known.every(({ text }) => text === null)) return [];
    const texts = known.map(({ key, text }) => ({ key, text: text ?? t('compare.unknown') }));
    return [{ name, cells: texts, differs: new Set(texts.map(({ text }) => text)).size > 1 }];
  });
}
