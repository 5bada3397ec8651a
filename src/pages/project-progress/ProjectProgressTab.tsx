import { useTranslation } from 'react-i18next';
import { useGetProgressQuery } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound } from '#shared/api';
import { LoadFailed } from '#shared/loading';
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
  const { currentData: months, error, isFetching, refetch } = useGetProgressQuery({ alias, language });

  // An unknown project is the whole page's to say.
  if (isNotFound(error)) return null;
  return (
    <Section id="progress" heading={t('heading')} space="compact">
      {error !== undefined && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
      {error === undefined && months === undefined && <ProgressSkeleton />}
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
          {months.map((month, index) => (
            <MonthReport key={month.month} report={month} latest={index === 0} />
          ))}
        </ol>
      )}
    </Section>
  );
}
