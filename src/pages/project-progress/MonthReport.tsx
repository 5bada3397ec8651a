import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ProgressMonth } from '#contract/progress.ts';
import { formatMonth, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Accordion, Heading, Picture, Stat, Text } from '#shared/ui';
import styles from './MonthReport.module.css';
import { StageLine } from './StageLine.tsx';

interface MonthReportProps {
  readonly report: ProgressMonth;
  /** The newest one is shown larger and with its stages at once. */
  readonly latest: boolean;
}

export function MonthReport({ report, latest }: MonthReportProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const [first, ...others] = report.images;

  const stages = (
    <ul className={styles.stages} aria-label={t('stages')}>
      {report.stages.map((stage) => (
        <StageLine key={stage.name} stage={stage} />
      ))}
    </ul>
  );

  return (
    <li className={clsx(styles.month, latest && styles.latest)}>
      <div className={styles.words}>
        <p className={styles.when}>{formatMonth(report.month, language)}</p>
        <Heading level={3} size={latest ? 'm' : 's'}>
          {report.title}
        </Heading>
        <Text tone="soft">{report.text}</Text>
      </div>
      {first !== undefined && (
        <div className={styles.pictures}>
          <Picture image={first} ratio="3 / 2" priority={latest} sizes="(min-width: 56rem) 46rem, 92vw" />
          {others.length > 0 && (
            <div className={styles.others}>
              {others.map((image) => (
                <Picture key={image.src} image={image} ratio="3 / 2" sizes="(min-width: 56rem) 23rem, 46vw" />
              ))}
            </div>
          )}
        </div>
      )}
      <div className={styles.figures}>
        <Stat size={latest ? 'l' : 'm'} value={formatPercent(report.percent, language)} label={t('whole')} />
        {report.stages.length > 0 &&
          (latest ? stages : <Accordion summary={t('stages')}>{stages}</Accordion>)}
      </div>
    </li>
  );
}
