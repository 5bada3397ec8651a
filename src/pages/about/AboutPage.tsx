import { useSelector } from 'react-redux';
import { companyApi, selectAboutLoaded } from '#entities/company';
import { useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { AboutSkeleton } from './AboutSkeleton.tsx';
import { AboutView } from './AboutView.tsx';

export function AboutPage() {
  const language = useLanguage();
  const about = useAnswer(companyApi.endpoints.getAbout, { language });
  const loaded = useSelector((state: ApiState) => selectAboutLoaded(state, language));
  if (about.data !== undefined) return <AboutView about={about.data} />;
  return <Awaited place="page" answer={about} loaded={loaded} skeleton={<AboutSkeleton />} />;
}
