import type { LevelParams } from '#entities/flat';
import { projectApi, selectProject } from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { useSelector } from 'react-redux';
import { PlanBrowser } from '../browser/PlanBrowser.tsx';
import { usePlan } from '../model/usePlan.ts';
import { LevelHead } from './LevelHead.tsx';
import { LevelMeta } from './LevelMeta.tsx';
import styles from './PlanLevelPage.module.css';
import { PlanLevelSkeleton } from './PlanLevelSkeleton.tsx';

interface PlanLevelPageProps {
  readonly alias: string;
  readonly params: LevelParams;
}

/** A building, a section or a floor. */
export function PlanLevelPage({ alias, params }: PlanLevelPageProps) {
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getPlannings, { alias, language });
  useAnswer(projectApi.endpoints.getProject, { alias, language });
  useAnswer(projectApi.endpoints.getSitePlan, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));
  const plan = usePlan(alias, params);

  if (answer.data === undefined) {
    return isNotFound(answer.error) ? <NotFoundView /> : <Awaited place="page" answer={answer} skeleton={<PlanLevelSkeleton />} />;
  }
  if (plan === null) return <NotFoundView />;
  const title = project?.title ?? alias;
  return (
    <>
      <LevelMeta plan={plan} project={title} />
      <LevelHead plan={plan} project={title} />
      <Container className={styles.body}>
        <PlanBrowser plan={plan} folded />
      </Container>
    </>
  );
}
