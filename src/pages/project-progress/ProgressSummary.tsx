import { useTranslation } from 'react-i18next';
import type { ProgressMonth } from '#shared/answers';
import { formatMonth, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Lead, Stat } from '#shared/ui';
import { type Pace, paceOf } from './pace/paceOf.ts';
import { usePaceText } from './pace/usePaceText.ts';
import styles from './ProgressSummary.module.css';

interface Late {
  readonly name: string;
  readonly pace: Pace & { readonly points: number };
}

function lateStages(reports: readonly ProgressMonth[], { month, stages }: ProgressMonth): Late[] {
  return stages
    .flatMap(({ name }) => {
      const pace = paceOf(reports, month, name);
      return pace?.kind === 'behind' ? [{ name, pace }] : [];
    })
    .toSorted((a, b) => (b.pace.weeks ?? 0) - (a.pace.weeks ?? 0) || b.pace.points - a.pace.points);
}

/** Where the whole complex stands by the newest report: how much is ready, and what is late. */
export function ProgressSummary({
  reports,
  newest,
}: {
  readonly reports: readonly ProgressMonth[];
  readonly newest: ProgressMonth;
}) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { lengthText } = usePaceText();
  const late = lateStages(reports, newest);
  const [worst] = late;

  return (
    <div className={styles.summary}>
      {newest.percent !== null && (
        <Stat
          size="l"
          value={formatPercent(newest.percent, language)}
          label={t('whole', { month: formatMonth(newest.month, language) })}
        />
      )}
      {newest.stages.some((stage) => stage.percent !== null && stage.planned_percent !== null) && (
        <Lead className={styles.words}>
          {worst === undefined
            ? t('summary.onPlan')
            : t('summary.late', {
                count: late.length,
                total: newest.stages.length,
                name: worst.name,
                span: lengthText(worst.pace),
              })}
        </Lead>
      )}
    </div>
  );
}
