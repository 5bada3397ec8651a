import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CalculatorFlat, CalculatorProject } from '#shared/answers';
import { selectSettings } from '#shared/config';
import { saveFile } from '#shared/files';
import { useLanguage } from '#shared/routing';
import { Button, buttonClass, DownloadIcon, VisuallyHidden } from '#shared/ui';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import type { Outcome } from '../outcome.ts';
import styles from './ScheduleActions.module.css';
import { scheduleCsv } from './scheduleCsv.ts';
import { scheduleLink } from './scheduleLink.ts';

interface ScheduleActionsProps {
  readonly project: CalculatorProject;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  readonly today: string;
}

/** The schedule to take away: as a document, as a table for a spreadsheet, on paper. */
export function ScheduleActions({ project: { alias }, flat, checked, outcome, today }: ScheduleActionsProps) {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  const { host } = useSelector(selectSettings);
  const save = (): void => {
    const csv = scheduleCsv(outcome, today, language, (column) => t(column));
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${alias}-${today}.csv`);
  };

  return (
    <div className={styles.actions} data-print="hide">
      <a
        href={scheduleLink({ host, alias, language, checked, outcome, flat: flat?.id ?? null, day: today })}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        <DownloadIcon size={18} />
        <span>{t('pdf')}</span>
        <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
      </a>
      <Button variant="secondary" icon={<DownloadIcon size={18} />} onClick={save}>
        {t('csv')}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
