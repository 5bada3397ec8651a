import { projectApi } from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useAnswer } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { FlatSkeleton } from './FlatSkeleton.tsx';
import { FlatView } from './FlatView.tsx';
import { useFlatHome } from './useFlatHome.ts';

interface FlatPageProps {
  /** Of the project. */
  readonly alias: string;
  readonly id: string;
}

export function FlatPage({ alias, id }: FlatPageProps) {
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getPlannings, { alias, language });
  useAnswer(projectApi.endpoints.getSitePlan, { alias, language });
  useAnswer(projectApi.endpoints.getCalculator, { alias, language });
  const home = useFlatHome(alias, id);

  if (answer.data === undefined) {
    return isNotFound(answer.error) ? (
      <NotFoundView />
    ) : (
      <Awaited place="page" answer={answer} skeleton={<FlatSkeleton />} />
    );
  }
  return home === null ? <NotFoundView /> : <FlatView key={id} home={home} />;
}
