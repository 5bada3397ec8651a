import { companyApi } from '#entities/company';
import { useAnswer } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeView } from './HomeView.tsx';

export function HomePage() {
  const home = useAnswer(companyApi.endpoints.getHome, { language: useLanguage() });
  if (home.data !== undefined) return <HomeView home={home.data} />;
  return <Awaited place="page" answer={home} skeleton={<HomeSkeleton />} />;
}
