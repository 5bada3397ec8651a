import { useSelector } from 'react-redux';
import { selectNewsCard, selectNewsItemLoaded, useGetNewsItemQuery } from '#entities/news';
import { ConsultationBlock } from '#features/consultation';
import { NotFoundView } from '#features/not-found';
import { isNotFound, type ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { LocalRichText, useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsBodySkeleton, NewsItemSkeleton } from './NewsItemSkeleton.tsx';
import { OtherNews } from './OtherNews.tsx';

interface NewsItemPageProps {
  readonly alias: string;
}

export function NewsItemPage({ alias }: NewsItemPageProps) {
  const language = useLanguage();
  const { currentData: item, error, refetch } = useGetNewsItemQuery({ alias, language });
  const card = useSelector((state: ApiState) => selectNewsCard(state, language, alias));
  const loaded = useSelector((state: ApiState) => selectNewsItemLoaded(state, language, alias));
  const known = item ?? card;

  if (loaded && isNotFound(error)) return <NotFoundView />;
  const body = () => {
    if (item !== undefined) return <LocalRichText blocks={item.body} />;
    return loaded ? <LoadFailed onRetry={() => void refetch()} /> : <NewsBodySkeleton />;
  };
  return (
    <>
      {known !== undefined && <NewsArticle item={known}>{body()}</NewsArticle>}
      {known === undefined && (loaded ? <Container>{body()}</Container> : <NewsItemSkeleton />)}
      <OtherNews alias={alias} />
      <ConsultationBlock />
    </>
  );
}
