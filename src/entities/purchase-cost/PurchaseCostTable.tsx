import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferLine } from '#domain/offers.ts';
import type { CostLine } from '#domain/money/purchaseCost.ts';
import type { CostItem, PriceOffer } from '#shared/responses';
import { formatDay, formatMoney, formatPercent } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Checkbox, Field, Select } from '#shared/ui';
import styles from './PurchaseCostTable.module.css';
import type { CostChoice } from './useCostChoice.ts';

/** "from ₴9,800 per m²": the rate of a line, where the amount does not show it. */
function useRate(): (item: CostItem) => string | null {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  return ({ kind, value, from }) => {
    if (kind !== 'per_m2') return null;
    const price = t('pricePerM2', { price: formatMoney(value, language) });
    return from ? t('priceFrom', { price }) : price;
  };
}

interface RowProps {
  readonly name: ReactNode;
  readonly notes?: readonly (string | null | undefined)[];
  /** The source of the figure. */
  readonly source?: ReactNode;
  readonly amount: ReactNode;
  readonly tone?: 'sum' | 'off' | undefined;
}

function Row({ name, notes = [], source, amount, tone }: RowProps) {
  return (
    <tr className={tone && styles[tone]}>
      <th scope="row">
        <div className={styles.name}>
          <div>
            {name}
            {notes
              .filter((note) => note)
              .map((note) => (
                <p key={note} className={styles.small}>
                  {note}
                </p>
              ))}
          </div>
          {source && <p className={styles.small}>{source}</p>}
        </div>
      </th>
      <td>{amount}</td>
    </tr>
  );
}

function Source({ item: { source, set_by: by } }: { readonly item: CostItem }) {
  const { t } = useTranslation('purchaseCost');
  const language = useLanguage();
  const setBy = by === null || by === 'developer' ? null : t(`setBy.${by}`);
  if (source === null) return setBy;
  const { name, url, date } = source;
  return (
    <>
      {url === null ? (
        name
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
      {`, ${formatDay(date, language)}`}
      {setBy !== null && <> · {setBy}</>}
    </>
  );
}

interface OfferRowProps {
  readonly line: OfferLine<PriceOffer>;
  /** Of all offers together, percent. */
  readonly cap: number | null;
  readonly choice: CostChoice;
}

/** An offer, and why it counts or does not. */
function OfferRow({ line: { offer, amount, state, capped }, cap, choice }: OfferRowProps) {
  const { t } = useTranslation(['purchaseCost', 'housing']);
  const language = useLanguage();
  const { alias, title, claim, percent, valid_until: until } = offer;
  const words = until === null ? title : t('offerUntil', { title, date: formatDay(until, language) });
  const link = <LocalLink to={pathTo('offer', { alias })}>{words}</LocalLink>;
  const share = t('purchaseCost:off', { sum: formatPercent(percent, language) });
  return (
    <Row
      name={
        claim === null ? (
          link
        ) : (
          <Checkbox
            checked={choice.chosen.has(alias)}
            onChange={({ target }) => choice.change([alias], target.checked ? [alias] : [])}
          >
            {claim}
          </Checkbox>
        )
      }
      notes={[
        state === 'outweighed' ? t('purchaseCost:outweighed') : null,
        capped && cap !== null ? t('purchaseCost:capped', { percent: formatPercent(cap, language) }) : null,
      ]}
      source={claim === null ? null : link}
      amount={state === 'applied' ? t('purchaseCost:off', { sum: formatMoney(amount, language) }) : share}
      tone={state === 'applied' ? undefined : 'off'}
    />
  );
}

interface ItemRowProps {
  /** Of one item, or of all alternatives. */
  readonly lines: readonly CostLine<CostItem>[];
  readonly line: CostLine<CostItem>;
  readonly choice: CostChoice;
}

function ItemRow({ lines, line: { item, amount, included }, choice }: ItemRowProps) {
  const { t } = useTranslation(['purchaseCost', 'housing']);
  const language = useLanguage();
  const rate = useRate();
  const { id, name, group, optional, exemption } = item;
  // Exempt items cost nothing; an option shows what it would cost.
  const sum = formatMoney(included || optional ? amount : 0, language);
  const toggle = (
    <Checkbox
      checked={choice.chosen.has(id)}
      onChange={({ target }) => choice.change([id], target.checked ? [id] : [])}
      className={styles.toggle}
    >
      {optional ? name : exemption}
    </Checkbox>
  );
  const title = (): ReactNode => {
    if (group !== null && lines.length > 1) {
      return (
        <Field label={group.name} className={styles.field}>
          {(control) => (
            <Select
              {...control}
              value={id}
              onChange={({ target: { value } }) =>
                choice.change(
                  lines.map((each) => each.item.id),
                  value === lines[0]?.item.id ? [] : [value],
                )
              }
            >
              {lines.map((each) => (
                <option key={each.item.id} value={each.item.id}>
                  {each.item.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      );
    }
    if (optional) return toggle;
    return exemption === null ? (
      name
    ) : (
      <>
        {name}
        {toggle}
      </>
    );
  };
  return (
    <Row
      name={title()}
      notes={[rate(item), item.note]}
      source={<Source item={item} />}
      amount={
        item.payer === 'developer'
          ? t('purchaseCost:paidByUs')
          : item.from && item.kind !== 'per_m2'
            ? t('housing:priceFrom', { price: sum })
            : sum
      }
      tone={included ? undefined : 'off'}
    />
  );
}

/** Alternatives are one row, that of the chosen one. */
function rowsOf(lines: readonly CostLine<CostItem>[]): readonly Omit<ItemRowProps, 'choice'>[] {
  return lines.flatMap((line) => {
    const { group } = line.item;
    if (group === null) return [{ lines: [line], line }];
    return line.included ? [{ lines: lines.filter(({ item }) => item.group?.key === group.key), line }] : [];
  });
}

interface PurchaseCostTableProps {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Above the lines; without offers the price alone. */
  readonly price: {
    readonly label: string;
    readonly amount: number;
    readonly list?: number;
    readonly offers?: readonly OfferLine<PriceOffer>[];
    readonly cap?: number | null;
  };
  readonly lines: readonly CostLine<CostItem>[];
  readonly total: number;
  readonly choice: CostChoice;
}

/** From the price to the keys, a line a cost, each with its source; what can be chosen is chosen in the table. */
export function PurchaseCostTable({ labelledBy, price, lines, total, choice }: PurchaseCostTableProps) {
  const { t } = useTranslation('purchaseCost');
  const language = useLanguage();
  const { label, amount, list = amount, offers = [], cap = null } = price;
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <tbody>
        {offers.length > 0 && <Row name={t('listPrice')} amount={formatMoney(list, language)} />}
        {offers.map((line) => (
          <OfferRow key={line.offer.alias} line={line} cap={cap} choice={choice} />
        ))}
        <Row name={label} amount={formatMoney(amount, language)} tone="sum" />
        {rowsOf(lines).map((row) => (
          <ItemRow key={row.line.item.group?.key ?? row.line.item.id} {...row} choice={choice} />
        ))}
      </tbody>
      <tfoot className={styles.total}>
        <tr>
          <th scope="row">{t('total')}</th>
          <td aria-live="polite">{formatMoney(total, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
