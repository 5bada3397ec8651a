import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { discountOn, pricePerM2On } from '#contract/formulas/index.ts';
import type { Flat } from '#contract/planning.ts';
import { FlatStatusMark, ListPrice } from '#entities/flat';
import type { FlatSort } from '#features/flat-filter';
import { formatMoney, formatNumber } from '#shared/format';
import { GrowingListFoot } from '#shared/loading';
import { LocalLink, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import type { Plan } from '../../model/usePlan.ts';
import styles from './FlatTable.module.css';
import { SortHeader } from './SortHeader.tsx';
import { useShownFlats } from './useShownFlats.ts';

interface FlatTableProps {
  readonly plan: Plan;
  readonly flats: readonly Flat[];
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
}

/** The same flats by figures: for whoever compares. It slides in its own box where it is wider than the screen. */
export function FlatTable({ plan, flats, sort, onSortChange }: FlatTableProps) {
  const { t } = useTranslation(['plan', 'housing']);
  const language = useLanguage();
  const { visible, list } = useShownFlats(flats);
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
                {t('plan:table.number')}
              </th>
              <th scope="col">{t('housing:label.rooms')}</th>
              {header('area', t('plan:table.area'))}
              {header('price', t('plan:table.price'))}
              <th scope="col">{t('housing:label.pricePerM2')}</th>
              {header('floor', t('plan:table.floor'))}
              <th scope="col" className={styles.words}>
                {t('plan:table.place')}
              </th>
              <th scope="col" className={styles.words}>
                {t('housing:label.status')}
              </th>
            </tr>
          </thead>
          <tbody>
            {visible.map((flat) => (
              <tr key={flat.id} className={clsx(flat.status === 'sold' && styles.sold)}>
                <th scope="row" className={styles.first}>
                  <LocalLink to={plan.toFlat(flat)} className={styles.link}>
                    {t('plan:table.no', { number: flat.number })}
                  </LocalLink>
                </th>
                <td>{flat.rooms}</td>
                <td>{formatNumber(flat.total_area, language)}</td>
                <Price flat={flat} />
                <td>{flat.floor}</td>
                <td className={styles.words}>
                  {t('plan:flat.section', { building: flat.building.name, section: flat.section })}
                </td>
                <td className={styles.words}>
                  <FlatStatusMark status={flat.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <GrowingListFoot list={list} loading={false} />
    </>
  );
}

/** Two fields; empty for a sold flat, whose price is nobody's business any more. */
function Price({ flat }: { readonly flat: Flat }) {
  const { status, price } = flat;
  const { t } = useTranslation(['plan', 'housing']);
  const language = useLanguage();
  const today = useToday();
  const discount = discountOn(flat, today);
  const perM2 = pricePerM2On(flat, today);
  if (status === 'sold') return <td colSpan={2}>{t('plan:table.noPrice')}</td>;
  if (price === null) return <td colSpan={2}>{t('housing:priceOnRequest')}</td>;
  return (
    <>
      <td className={styles.price}>
        {formatMoney(discount?.price ?? price, language)}
        {discount !== null && (
          <>
            <br />
            <ListPrice price={price} percent={discount.percent} />
          </>
        )}
      </td>
      <td>{perM2 !== null && formatMoney(perM2, language)}</td>
    </>
  );
}
