import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { MortgageProgramme } from '#shared/responses';
import { formatDay, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { FactList, Text } from '#shared/ui';
import styles from './ProgrammeRules.module.css';

interface ProgrammeRulesProps {
  readonly programme: MortgageProgramme;
  readonly className?: string | undefined;
}

/** The yearly rates, each with the years of the loan in which it holds. */
function useRates(): (programme: MortgageProgramme) => readonly string[] {
  const { t } = useTranslation('mortgage');
  const language = useLanguage();
  return ({ stages }) =>
    stages.map(({ from_month: month, annual_rate_percent: percent }, index) => {
      const rate = formatPercent(percent, language);
      const from = Math.floor((month - 1) / 12) + 1;
      const next = stages[index + 1];
      if (next !== undefined) {
        const to = Math.floor((next.from_month - 1) / 12);
        return to > from ? t('rateUntil', { rate, from, to }) : t('rateYear', { rate, from });
      }
      return index === 0 ? t('rateWhole', { rate }) : t('rateFrom', { rate, from });
    });
}

/** Who may take a state programme, its conditions and their source; nothing for a bank's own loan. */
export function ProgrammeRules({ programme, className }: ProgrammeRulesProps) {
  const { t } = useTranslation('mortgage');
  const language = useLanguage();
  const ratesOf = useRates();
  const { rules, down_payment_percent_min: down, months_max: months } = programme;
  if (rules === null) return null;
  const { eligible, young, source, checked } = rules;
  const percent = (value: number): string => formatPercent(value, language);
  const lines = (texts: readonly string[]) => (
    <ul className={styles.eligible}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  const downs = [
    t('downFrom', { percent: percent(down) }),
    ...(young === null ? [] : [t('downYoung', { percent: percent(young.down_payment_percent), age: young.under_age })]),
  ];

  return (
    <div className={clsx(styles.rules, className)}>
      <FactList
        columns={1}
        facts={[
          { key: 'eligible', label: t('eligible'), value: lines(eligible.map(({ name }) => name)) },
          { key: 'rate', label: t('rate'), value: lines(ratesOf(programme)) },
          { key: 'down', label: t('down'), value: lines(downs) },
          { key: 'term', label: t('term'), value: t('years', { count: Math.floor(months / 12) }) },
        ]}
      />
      <Text size="xs" tone="muted">
        {t('source')} <a href={source.url}>{source.name}</a>, {t('asOf', { date: formatDay(checked, language) })}
      </Text>
      <Text size="xs" tone="muted">
        {t('decides')}
      </Text>
    </div>
  );
}
