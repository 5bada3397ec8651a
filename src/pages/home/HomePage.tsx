import { useSelector } from 'react-redux';
import { companyApi, selectHomeLoaded } from '#entities/company';
import { useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeView } from './HomeView.tsx';

export function HomePage() {
  const language = useLanguage();
  const home = useAnswer(companyApi.endpoints.getHome, { language });
  const loaded = useSelector((state: ApiState) => selectHomeLoaded(state, language));
  if (home.data !== undefined) return <HomeView home={home.data} />;
  return <Awaited place="page" answer={home} loaded={loaded} skeleton={<HomeSkeleton />} />;
}
