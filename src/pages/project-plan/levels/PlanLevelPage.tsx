import { useSelector } from 'react-redux';
import type { LevelParams } from '#entities/flat';
import { projectApi, selectProjectTitle } from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited, Block } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { PlanBrowser } from '../browser/PlanBrowser.tsx';
import { usePlan } from '../model/usePlan.ts';
import { LevelPicture } from '../pictures/LevelPicture.tsx';
import { LevelHead } from './LevelHead.tsx';
import { LevelMeta } from './LevelMeta.tsx';
import styles from './PlanLevelPage.module.css';
import { PlanLevelSkeleton } from './PlanLevelSkeleton.tsx';

type PlanLevelPageProps = LevelParams & { readonly alias: string };

/** A building, a section or a floor. */
export function PlanLevelPage({ alias, ...params }: PlanLevelPageProps) {
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getPlannings, { alias, language });
  useAnswer(projectApi.endpoints.getCalculator, { alias, language });
  useAnswer(projectApi.endpoints.getSitePlan, { alias, language });
  const title = useSelector((state: ApiState) => selectProjectTitle(state, language, alias));
  const plan = usePlan(alias, params);

  if (answer.data === undefined) {
    return isNotFound(answer.error) ? (
      <NotFoundView />
    ) : (
      <Awaited place="page" answer={answer} skeleton={<PlanLevelSkeleton />} />
    );
  }
  if (plan === null) return <NotFoundView />;
  return (
    <>
      <LevelMeta plan={plan} project={title} />
      <LevelHead plan={plan} project={title} />
      <Container className={styles.body}>
        <Block name="flats" wanted>
          <PlanBrowser plan={plan} folded picture={<LevelPicture plan={plan} />} />
        </Block>
      </Container>
    </>
  );
}
