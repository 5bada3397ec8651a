import { useSelector } from 'react-redux';
import { selectHomeLoaded, useGetHomeQuery } from '#entities/company';
import type { ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeView } from './HomeView.tsx';

export function HomePage() {
  const language = useLanguage();
  const { currentData: home, refetch } = useGetHomeQuery({ language });
  const loaded = useSelector((state: ApiState) => selectHomeLoaded(state, language));
  if (home !== undefined) return <HomeView home={home} />;
  if (!loaded) return <HomeSkeleton />;
  return (
    <Container>
      <LoadFailed onRetry={() => void refetch()} />
    </Container>
  );
}
