import { useTranslation } from 'react-i18next';
import { priceOn, pricePerM2On } from '#domain/money/discount.ts';
import { useFlatWords, useWindowWords } from '#entities/flat';
import { projectApi, useRoomLabel } from '#entities/project';
import { aliasesOf, flatKey, readFlatRefs, type StoredFacts, writeFlatRefs } from '#features/favourites';
import { formatArea, formatMoney, formatPercent, joinWords } from '#shared/format';
import type { MortgageProgramme } from '#shared/responses';
import { useLanguage, useSearch } from '#shared/routing';
import { useToday } from '#shared/time';
import { isOnOffer, type ListedFlat } from './listedFlat.ts';
import type { ComparisonCell } from './more/ComparisonRow.tsx';
import { type WaysToPay, waysToPay, type WayToPay } from './waysToPay.ts';
import { aliasesKey, useProjectResults } from './projectResults.ts';

/** More columns would be narrower than their words. */
const limit = 4;

export interface ComparisonChoice {
  /** In the order of the list. */
  readonly chosen: readonly ListedFlat[];
  /** Another flat can only take the place of one. */
  readonly full: boolean;
  readonly toggle: (listed: ListedFlat) => void;
}

function choose(listedFlats: readonly ListedFlat[], words: string | null): readonly ListedFlat[] {
  if (words === null) return listedFlats.filter(isOnOffer).slice(0, limit);
  const named = new Set(readFlatRefs(words).map(flatKey));
  return listedFlats
    .filter(({ key, facts, standing }) => named.has(key) && facts !== null && standing !== 'gone')
    .slice(0, limit);
}

/** Which flats are side by side: the first ones on offer, until the visitor chooses; the choice is in the address. */
export function useComparison(listedFlats: readonly ListedFlat[]): ComparisonChoice {
  const [search, changeSearch] = useSearch();
  const chosen = choose(listedFlats, search.get('compare'));
  const full = chosen.length === limit && listedFlats.length > limit;

  const toggle = (listed: ListedFlat): void => {
    const without = chosen.filter(({ key }) => key !== listed.key);
    const next = without.length < chosen.length ? without : [...chosen, listed];
    changeSearch({ compare: writeFlatRefs(next) });
  };
  return { chosen, full, toggle };
}

type RowName =
  | 'status'
  | 'price'
  | 'price_today'
  | 'price_per_m2'
  | 'total_cost'
  | 'instalment'
  | 'instalment_total'
  | 'total_area'
  | 'living_area'
  | 'kitchen_area'
  | 'rooms'
  | 'floor'
  | 'place'
  | 'orientation'
  | 'outlook'
  | 'readiness';

interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly large: boolean;
  readonly cells: readonly ComparisonCell[];
}

/** What is compared first. */
const largeRows: ReadonlySet<string> = new Set<RowName>(['price', 'total_area']);

/** The text of a cell; null: unknown. */
type Cell = (facts: StoredFacts, listed: ListedFlat) => string | null;

/** What the flats cost over time: rows of texts in the same order as the flats. */
function useWaysToPay(listedFlats: readonly ListedFlat[]) {
  const { t } = useTranslation(['favourites', 'housing']);
  const language = useLanguage();
  const today = useToday();
  const calculators = useProjectResults(projectApi.endpoints.getCalculator, aliasesKey(aliasesOf(listedFlats)));
  const ways = new Map(
    listedFlats.map(({ key, alias, flat }): [string, WaysToPay<MortgageProgramme> | null] => {
      const calculator = calculators.get(alias);
      return [key, flat === null || calculator === undefined ? null : waysToPay(flat, calculator, today)];
    }),
  );
  const sum = (kopiykas: number | null | undefined): string | null =>
    kopiykas === null || kopiykas === undefined ? null : formatMoney(kopiykas, language);
  const monthly = (way: WayToPay | null | undefined): string | null =>
    way
      ? t('compare.monthly', {
          part: formatMoney(way.monthly, language),
          months: t('housing:months', { count: way.months }),
          down: formatMoney(way.down, language),
        })
      : null;
  const programmes = new Map(
    [...ways.values()].flatMap((each) => each?.mortgages ?? []).map(({ programme }) => [programme.key, programme]),
  );
  return {
    /** Kopiykas; null: sold, on request, or gone from its project. */
    priceToday: ({ key, flat }: ListedFlat) => ways.get(key)?.price ?? (flat && priceOn(flat, today)),
    total: ({ key }: ListedFlat) => sum(ways.get(key)?.total),
    instalment: ({ key }: ListedFlat) => monthly(ways.get(key)?.instalment),
    instalmentTotal: ({ key }: ListedFlat) => sum(ways.get(key)?.instalment?.total),
    programmes: [...programmes.values()].map(({ key: programme, name, stages }) => {
      const loanOf = ({ key }: ListedFlat) => ways.get(key)?.mortgages.find((loan) => loan.programme.key === programme);
      return {
        key: programme,
        name,
        rises: stages.length > 1,
        monthly: (listed: ListedFlat) => monthly(loanOf(listed)),
        total: (listed: ListedFlat) => sum(loanOf(listed)?.total),
      };
    }),
  };
}

type Row = readonly [key: string, name: string, read: Cell];

/** The facts of the flats, row by row, as they are read. */
export function useComparisonRows(listedFlats: readonly ListedFlat[]): readonly ComparedRow[] {
  const { t } = useTranslation(['favourites', 'flats', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const { sidesOf, outlookOf } = useWindowWords();
  const wordsOf = useFlatWords();
  const area = (value: number | null): string | null =>
    value === null ? null : t('housing:area', { value: formatArea(value, language) });
  const money = ({ status }: StoredFacts, kopiykas: number | null): string => {
    if (status === 'sold') return t('compare.none');
    return kopiykas === null ? t('housing:priceOnRequest') : formatMoney(kopiykas, language);
  };

  const today = useToday();
  const paid = useWaysToPay(listedFlats);
  const fact = (name: RowName, read: Cell): Row => [name, t(`compare.row.${name}`), read];
  const rows: readonly Row[] = [
    fact('status', ({ status, status_assumed: assumed }) => (assumed ? null : t(`flats:status.${status}`))),
    fact('price', (facts) => money(facts, facts.price)),
    fact('price_today', (facts, listed) => money(facts, paid.priceToday(listed) ?? facts.price)),
    fact('price_per_m2', (facts, { flat }) => {
      const perM2 = flat === null ? facts.price_per_m2 : pricePerM2On(flat, today);
      return facts.price !== null && perM2 === null ? null : money(facts, perM2);
    }),
    fact('total_cost', (_, listed) => paid.total(listed)),
    fact('instalment', (_, listed) => paid.instalment(listed)),
    fact('instalment_total', (_, listed) => paid.instalmentTotal(listed)),
    ...paid.programmes.flatMap(({ key, name, rises, monthly, total }): readonly Row[] => [
      [`${key} monthly`, rises ? t('compare.loan', { programme: name }) : name, (_, listed) => monthly(listed)],
      [`${key} total`, t('compare.loanTotal', { programme: name }), (_, listed) => total(listed)],
    ]),
    fact('total_area', ({ total_area: value }) => area(value)),
    fact('living_area', ({ living_area: value }) => area(value)),
    fact('kitchen_area', ({ kitchen_area: value }) => area(value)),
    fact('rooms', ({ rooms }) => (rooms === null ? null : roomLabel(rooms))),
    fact('floor', ({ floor }) => floor?.toString() ?? null),
    fact('place', (facts, { names }) => names && (joinWords([names.building, wordsOf(facts).section]) || null)),
    fact('orientation', ({ orientation }) => sidesOf(orientation) || null),
    fact('outlook', (_, { flat }) => outlookOf(flat?.outlook ?? []) || null),
    fact('readiness', (_, { readiness }) => {
      const percent = readiness?.percent ?? null;
      return percent === null ? null : formatPercent(percent, language);
    }),
  ];

  // Without an offer the price of today repeats the list price.
  const discounted = listedFlats.some((listed) => listed.flat && paid.priceToday(listed) !== listed.flat.price);
  const shown = discounted ? rows : rows.filter(([key]) => key !== 'price_today');

  return shown.map(([key, name, read]) => ({
    key,
    name,
    large: largeRows.has(key),
    cells: listedFlats.map((listed) => ({ key: listed.key, text: listed.facts && read(listed.facts, listed) })),
  }));
}
