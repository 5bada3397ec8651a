import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ProgressMonth } from '#shared/answers';
import { formatMonth } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Field, Section, Select } from '#shared/ui';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './CompareMonths.module.css';
import { comparedMonths, picturedMonths } from './comparedMonths.ts';

/** Any two months over each other; nothing while there are no two with a picture. */
export function CompareMonths({ reports }: { readonly reports: readonly ProgressMonth[] }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const months = picturedMonths(reports);
  const compared = comparedMonths(months, search);
  if (compared === undefined) return null;

  const { from, to } = compared;
  const choose = (name: 'from' | 'to', month: string): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('from', from.month);
        next.set('to', to.month);
        next.set(name, month);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const options = (other: string) =>
    months.map(({ month }) => (
      <option key={month} value={month} disabled={month === other}>
        {formatMonth(month, language)}
      </option>
    ));

  return (
    <Section id="compare" heading={t('compare.heading')} space="compact" horizon="top">
      <div className={styles.choice}>
        <Field label={t('compare.from')}>
          {(control) => (
            <Select
              {...control}
              value={from.month}
              onChange={({ currentTarget }) => choose('from', currentTarget.value)}
            >
              {options(to.month)}
            </Select>
          )}
        </Field>
        <Field label={t('compare.to')}>
          {(control) => (
            <Select {...control} value={to.month} onChange={({ currentTarget }) => choose('to', currentTarget.value)}>
              {options(from.month)}
            </Select>
          )}
        </Field>
      </div>
      <BeforeAfter before={from} after={to} />
    </Section>
  );
}
