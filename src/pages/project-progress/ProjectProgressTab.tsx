import { useTranslation } from 'react-i18next';
import { projectApi } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer } from '#shared/api';
import { Awaited, useBelowFold } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { EmptyView, Section } from '#shared/ui';
import { MonthReport } from './MonthReport.tsx';
import styles from './ProjectProgressTab.module.css';
import { ProgressSkeleton } from './ProgressSkeleton.tsx';

interface ProjectProgressTabProps {
  readonly alias: string;
}

export function ProjectProgressTab({ alias }: ProjectProgressTabProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProgress, { alias, language });
  const months = answer.data;

  const whole = useBelowFold();

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="progress" heading={t('heading')} space="compact">
      <Awaited answer={answer} skeleton={<ProgressSkeleton />} />
      {months?.length === 0 && (
        <EmptyView
          level={3}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <CallRequestButton project={alias} message={t('empty.message')}>
              {t('empty.action')}
            </CallRequestButton>
          }
        />
      )}
      {months !== undefined && months.length > 0 && (
        <ol className={styles.line}>
          {(whole ? months : months.slice(0, 1)).map((month, index) => (
            <MonthReport key={month.month} report={month} latest={index === 0} />
          ))}
        </ol>
      )}
    </Section>
  );
}
