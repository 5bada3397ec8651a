import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { discountOn, pricePerM2On } from '#domain/money/discount.ts';
import { FlatStatusMark, ListPrice, useFlatWords } from '#entities/flat';
import type { FlatSort } from '#features/flat-filter';
import type { Flat } from '#shared/responses';
import { formatMoney, formatNumber, joinWords } from '#shared/format';
import { InfiniteListFoot, useBelowFold } from '#shared/lazy';
import { LocalLink, shownParameter, shownStep, useLanguage, useSearch } from '#shared/routing';
import { useToday } from '#shared/time';
import { ChevronDownIcon } from '#shared/ui';
import type { Plan } from '../../model/usePlan.ts';
import styles from './FlatTable.module.css';

/** Rows that a large screen shows before it is scrolled. */
const firstScreen = 6;

/** `list` is for the foot of the infinite list. */
export function useShownFlats(flats: readonly Flat[]) {
  const [search, changeSearch] = useSearch();
  const whole = useBelowFold();
  const shown = Math.max(Number(search.get(shownParameter)) || 0, shownStep);
  const fetchNextPage = (): void => changeSearch({ [shownParameter]: String(shown + shownStep) });
  return {
    visible: flats.slice(0, whole ? shown : Math.min(shown, firstScreen)),
    list: { pages: Math.ceil(shown / shownStep), hasNextPage: shown < flats.length, failed: false, fetchNextPage },
  };
}

interface SortHeaderProps {
  readonly by: 'floor' | 'area' | 'price';
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
  readonly children: string;
}

/** The head of a column by which flats can be sorted: the first press upwards, the next one downwards. */
function SortHeader({ by, sort, onSortChange, children }: SortHeaderProps) {
  const up = sort === by;
  const down = sort === `${by}-desc`;
  return (
    <th scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-order={up ? 'up' : down ? 'down' : undefined}
        onClick={() => onSortChange(up ? `${by}-desc` : by)}
      >
        {children}
        <ChevronDownIcon size={16} className={styles.icon} />
      </button>
    </th>
  );
}

/** What no flat has needs no column. */
function columnsOf(flats: readonly Flat[]) {
  return {
    rooms: flats.some(({ rooms }) => rooms !== null),
    area: flats.some(({ total_area: area }) => area !== null),
    perM2: flats.some(({ price_per_m2: perM2 }) => perM2 !== null),
    floor: flats.some(({ floor }) => floor !== null),
    place: flats.some(({ building, section }) => building !== null || section !== null),
    status: flats.some(({ status_assumed: assumed }) => !assumed),
  };
}

interface FlatTableProps {
  readonly plan: Plan;
  readonly flats: readonly Flat[];
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
}

/** The flats as a sortable table. It scrolls in its own box where it is wider than the screen. */
export function FlatTable({ plan, flats, sort, onSortChange }: FlatTableProps) {
  const { t } = useTranslation(['planViews', 'plan', 'housing']);
  const language = useLanguage();
  const wordsOf = useFlatWords();
  const { visible, list } = useShownFlats(flats);
  const columns = useMemo(() => columnsOf(flats), [flats]);
  const header = (by: 'floor' | 'area' | 'price', text: string) => (
    <SortHeader by={by} sort={sort} onSortChange={onSortChange}>
      {text}
    </SortHeader>
  );

  return (
    <>
      <div className={styles.box}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('plan:found', { count: flats.length })}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.first}>
                {t('planViews:table.number')}
              </th>
              {columns.rooms && <th scope="col">{t('housing:label.rooms')}</th>}
              {columns.area && header('area', t('planViews:table.area'))}
              {header('price', t('planViews:table.price'))}
              {columns.perM2 && <th scope="col">{t('planViews:table.perM2')}</th>}
              {columns.floor && header('floor', t('planViews:table.floor'))}
              {columns.place && (
                <th scope="col" className={styles.words}>
                  {t('planViews:table.place')}
                </th>
              )}
              {columns.status && (
                <th scope="col" className={styles.words}>
                  {t('housing:label.status')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {visible.map((flat) => {
              const words = wordsOf(flat);
              return (
                <tr key={flat.id} className={clsx(flat.status === 'sold' && styles.sold)}>
                  <th scope="row" className={styles.first}>
                    <LocalLink to={plan.toFlat(flat)} className={styles.link}>
                      {words.short}
                    </LocalLink>
                  </th>
                  {columns.rooms && <td>{flat.rooms}</td>}
                  {columns.area && <td>{flat.total_area !== null && formatNumber(flat.total_area, language)}</td>}
                  <Price flat={flat} perM2Column={columns.perM2} />
                  {columns.floor && <td>{flat.floor}</td>}
                  {columns.place && <td className={styles.words}>{joinWords([words.building, words.section])}</td>}
                  {columns.status && (
                    <td className={styles.words}>
                      <FlatStatusMark flat={flat} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <InfiniteListFoot list={list} loading={false} />
    </>
  );
}

/** As many fields as there are columns of prices; empty for a sold flat, whose price is nobody's business any more. */
function Price({ flat, perM2Column }: { readonly flat: Flat; readonly perM2Column: boolean }) {
  const { status, price } = flat;
  const { t } = useTranslation(['planViews', 'plan', 'housing']);
  const language = useLanguage();
  const today = useToday();
  const discount = discountOn(flat, today);
  const perM2 = pricePerM2On(flat, today);
  if (status === 'sold') return <td colSpan={perM2Column ? 2 : 1}>{t('planViews:table.noPrice')}</td>;
  if (price === null) return <td colSpan={perM2Column ? 2 : 1}>{t('housing:priceOnRequest')}</td>;
  return (
    <>
      <td className={styles.price}>
        {formatMoney(discount?.price ?? price, language)}
        {discount !== null && (
          <>
            <br />
            <ListPrice price={price} discount={discount} linked />
          </>
        )}
      </td>
      {perM2Column && <td>{perM2 !== null && formatMoney(perM2, language)}</td>}
    </>
  );
}
