import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { projectApi } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer } from '#shared/api';
import { Awaited, Block, useBelowFold } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { EmptyView, Section } from '#shared/ui';
import { chosenReport } from './chosenMonth.ts';
import { CompareMonths } from './compare/CompareMonths.tsx';
import { MonthNav } from './months/MonthNav.tsx';
import { MonthReport } from './months/MonthReport.tsx';
import { ProgressSkeleton } from './ProgressSkeleton.tsx';
import { ProgressSummary } from './ProgressSummary.tsx';

interface ProjectProgressTabProps {
  readonly alias: string;
}

const none = [] as const;

export function ProjectProgressTab({ alias }: ProjectProgressTabProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProgress, { alias, language });
  const [search] = useSearchParams();
  const whole = useBelowFold();
  const reports = answer.data ?? none;
  const [newest] = reports;
  const chosen = chosenReport(reports, search);

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <>
      <Section id="progress" heading={t('heading')} space="compact">
        <Awaited answer={answer} skeleton={<ProgressSkeleton />} />
        {answer.data?.length === 0 && (
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
        {newest !== undefined && chosen !== undefined && (
          <>
            <Block name="summary">
              <ProgressSummary reports={reports} newest={newest} />
            </Block>
            <Block name="months">
              <MonthNav alias={alias} reports={reports} chosen={chosen.month} />
            </Block>
            <Block name="month" wanted>
              <MonthReport reports={reports} report={chosen} />
            </Block>
          </>
        )}
      </Section>
      {whole && (
        <Block name="comparison">
          <CompareMonths reports={reports} />
        </Block>
      )}
    </>
  );
}
