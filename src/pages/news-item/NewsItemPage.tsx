import { useSelector } from 'react-redux';
import { newsApi, selectNewsCard, selectNewsItemLoaded } from '#entities/news';
import { ConsultationBlock } from '#features/consultation';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited, BelowFold, Block, failureStatus } from '#shared/loading';
import { LocalRichText, useLanguage } from '#shared/routing';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsBodySkeleton, NewsItemSkeleton } from './NewsItemSkeleton.tsx';
import { OtherNews } from './OtherNews.tsx';

interface NewsItemPageProps {
  readonly alias: string;
}

export function NewsItemPage({ alias }: NewsItemPageProps) {
  const language = useLanguage();
  const answer = useAnswer(newsApi.endpoints.getNewsItem, { alias, language });
  const loaded = useSelector((state: ApiState) => selectNewsItemLoaded(state, language, alias));
  const card = useSelector((state: ApiState) => selectNewsCard(state, language, alias));
  const item = answer.data;
  const known = item ?? card;

  if (isNotFound(answer.error)) return <NotFoundView />;
  return (
    <>
      {known === undefined ? (
        <Awaited place="page" answer={answer} loaded={loaded} skeleton={<NewsItemSkeleton />} />
      ) : (
        <NewsArticle item={known} status={failureStatus(answer)}>
          <Awaited answer={answer} loaded={loaded} skeleton={<NewsBodySkeleton />} />
          {item !== undefined && (
            <Block name="story" wanted>
              <LocalRichText blocks={item.body} />
            </Block>
          )}
        </NewsArticle>
      )}
      <BelowFold>
        <Block name="other news">
          <OtherNews alias={alias} />
        </Block>
        <Block name="consultation">
          <ConsultationBlock />
        </Block>
      </BelowFold>
    </>
  );
}
