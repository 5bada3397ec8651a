import { useTranslation } from 'react-i18next';
import { discountOn, priceOn, pricePerM2On } from '#contract/formulas/index.ts';
import type { Flat } from '#contract/planning.ts';
import { useSides } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import type { KeptFacts } from '#features/favourites';
import { formatArea, formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import type { ListedFlat } from '../listed/listedFlat.ts';

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

/** What a cell says; null when nobody knows. */
type Cell = (facts: KeptFacts, listed: ListedFlat) => string | null;

/** The facts of the flats, row by row, as they are read. */
export function useComparisonRows(listedFlats: readonly ListedFlat[]): readonly ComparisonRow[] {
  const { t } = useTranslation(['favourites', 'plan', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const sidesOf = useSides();
  const area = (value: number): string => t('housing:area', { value: formatArea(value, language) });
  const money = ({ status }: KeptFacts, kopiykas: number | null): string => {
    if (status === 'sold') return t('compare.none');
    return kopiykas === null ? t('housing:priceOnRequest') : formatMoney(kopiykas, language);
  };

  const today = useToday();
  const holding = (flat: Flat) => discountOn(flat, today);

  const cells: readonly (readonly [RowName, Cell])[] = [
    ['status', ({ status }) => t(`plan:status.${status}`)],
    ['price', (facts) => money(facts, facts.price)],
    ['price_today', (facts, { flat }) => money(facts, flat === null ? facts.price : priceOn(flat, today))],
    ['price_per_m2', (facts, { flat }) => money(facts, flat === null ? facts.price_per_m2 : pricePerM2On(flat, today))],
    ['total_area', ({ total_area: value }) => area(value)],
    ['living_area', ({ living_area: value }) => area(value)],
    ['kitchen_area', ({ kitchen_area: value }) => area(value)],
    ['rooms', ({ rooms }) => roomLabel(rooms)],
    ['floor', ({ floor }) => String(floor)],
    ['place', ({ section }, { names }) => names && t('plan:flat.section', { building: names.building, section })],
    ['orientation', ({ orientation }) => sidesOf(orientation) || null],
    ['readiness', (_, { readiness }) => readiness && formatPercent(readiness.percent, language)],
  ];

  // Without a discount the price today says nothing new.
  const discounted = listedFlats.some(({ flat }) => flat !== null && holding(flat) !== null);
  const shown = discounted ? cells : cells.filter(([name]) => name !== 'price_today');

  return shown.map(([name, read]) => {
    const texts = listedFlats.map((listed) => ({
      key: listed.key,
      text: (listed.facts && read(listed.facts, listed)) ?? t('compare.unknown'),
    }));
    return { name, cells: texts, differs: new Set(texts.map(({ text }) => text)).size > 1 };
  });
}
