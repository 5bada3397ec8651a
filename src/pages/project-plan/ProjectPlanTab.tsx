import { useTranslation } from 'react-i18next';
import { projectApi } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { EmptyView, Section } from '#shared/ui';
import { PlanBrowser } from './browser/PlanBrowser.tsx';
import { usePlan } from './model/usePlan.ts';
import { SitePicture } from './pictures/SitePicture.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

interface ProjectPlanTabProps {
  readonly alias: string;
}

const site = {};

export function ProjectPlanTab({ alias }: ProjectPlanTabProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getPlannings, { alias, language });
  useAnswer(projectApi.endpoints.getSitePlan, { alias, language });
  const plan = usePlan(alias, site);
  const flats = answer.data;

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="plan" heading={t('heading')} space="compact">
      <Awaited answer={answer} skeleton={<PlanSkeleton />} />
      {flats?.length === 0 && (
        <EmptyView
          level={3}
          title={t('notOnSale.title')}
          hint={t('notOnSale.hint')}
          action={
            <CallRequestButton project={alias} message={t('notOnSale.message')}>
              {t('notOnSale.action')}
            </CallRequestButton>
          }
        />
      )}
      {flats !== undefined && flats.length > 0 && plan !== null && (
        <PlanBrowser plan={plan} picture={<SitePicture plan={plan} />} />
      )}
    </Section>
  );
}
