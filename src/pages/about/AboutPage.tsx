import { useSelector } from 'react-redux';
import { selectAboutLoaded, useGetAboutQuery } from '#entities/company';
import type { ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { AboutSkeleton } from './AboutSkeleton.tsx';
import { AboutView } from './AboutView.tsx';

export function AboutPage() {
  const language = useLanguage();
  const { currentData: about, refetch } = useGetAboutQuery({ language });
  const loaded = useSelector((state: ApiState) => selectAboutLoaded(state, language));
  if (about !== undefined) return <AboutView about={about} />;
  if (!loaded) return <AboutSkeleton />;
  return (
    <Container>
      <LoadFailed onRetry={() => void refetch()} />
    </Container>
  );
}
