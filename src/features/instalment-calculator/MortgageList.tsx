import { useTranslation } from 'react-i18next';
import type { MortgageProgramme } from '#contract/calculator.ts';
import { formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Field, Heading, Select, Text } from '#shared/ui';
import { downOf } from './instalment.ts';
import { mortgageStages } from './mortgage.ts';
import styles from './MortgageList.module.css';

interface MortgageListProps {
  readonly programmes: readonly MortgageProgramme[];
  /** Kopiykas. */
  readonly price: number;
  /** Of the price; a programme that asks for more takes its own. */
  readonly percent: number;
  readonly years: number;
  readonly onYearsChange: (years: number) => void;
}

/** Years of a loan that are offered for choice, as far as any programme goes. */
export const mortgageYears = [5, 10, 15, 20, 25, 30] as const;

export function MortgageList({ programmes, price, percent, years, onYearsChange }: MortgageListProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const longest = Math.max(...programmes.map(({ months_max: months }) => months));
  const money = (value: number): string => formatMoney(value, language);

  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <Heading level={3}>{t('mortgage.heading')}</Heading>
          <Text tone="soft">{t('mortgage.lead', { price: money(price) })}</Text>
        </div>
        <Field label={t('mortgage.years')} className={styles.years}>
          {(control) => (
            <Select {...control} value={years} onChange={({ target }) => onYearsChange(Number(target.value))}>
              {mortgageYears
                .filter((count) => count * 12 <= longest)
                .map((count) => (
                  <option key={count} value={count}>
                    {t('years', { count })}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
      <ul className={styles.list}>
        {programmes.map((programme) => {
          const share = Math.max(percent, programme.down_payment_percent_min);
          const down = downOf(price, share);
          const months = Math.min(years * 12, programme.months_max);
          return (
            <li key={programme.key} className={styles.programme}>
              <div className={styles.words}>
                <Heading level={4}>{programme.name}</Heading>
                <Text size="s" tone="muted">
                  {programme.bank}
                </Text>
                <Text size="s" tone="soft">
                  {programme.note}
                </Text>
              </div>
              <dl className={styles.facts}>
                <div>
                  <dt>{t('down')}</dt>
                  <dd>{t('downFact', { sum: money(down), percent: formatPercent(share, language) })}</dd>
                </div>
                {mortgageStages(price - down, months, programme.stages).map(({ from, to, annualRate, payment }) => (
                  <div key={from}>
                    <dt>{t('mortgage.stage', { from, to, rate: formatPercent(annualRate, language) })}</dt>
                    <dd className={styles.payment}>{t('mortgage.payment', { sum: money(payment) })}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      <Text size="xs" tone="muted">
        {t('mortgage.note')}
      </Text>
    </div>
  );
}
