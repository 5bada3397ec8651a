import { companyApi } from '#entities/company';
import { useAnswer } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { AboutSkeleton } from './AboutSkeleton.tsx';
import { AboutView } from './AboutView.tsx';

export function AboutPage() {
  const about = useAnswer(companyApi.endpoints.getAbout, { language: useLanguage() });
  if (about.data !== undefined) return <AboutView about={about.data} />;
  return <Awaited place="page" answer={about} skeleton={<AboutSkeleton />} />;
}
