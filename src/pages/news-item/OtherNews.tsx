import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { newsApi, NewsTile, NewsTileSkeleton, selectNews } from '#entities/news';
import { useGrowingAnswer, type ApiState } from '#shared/api';
import { LoadingWords, useRecovery } from '#shared/loading';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, Section, TileGrid, TileGridSkeleton } from '#shared/ui';

const shown = 3;

/** The newest stories, without the one on the page; when there is none to show, no block. */
export function OtherNews({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const answer = useGrowingAnswer(newsApi.endpoints.getNews, { language, category: null });
  useRecovery(answer);
  const news = useSelector((state: ApiState) => selectNews(state, language, null));
  const others = news.filter((item) => item.alias !== alias).slice(0, shown);
  const loaded = answer.data !== undefined;
  if (loaded ? others.length === 0 : answer.error !== undefined) return null;

  return (
    <Section
      id="other-news"
      horizon="top"
      heading={t('others')}
      action={
        <LocalLink to={pathTo('news')} className={buttonClass({ variant: 'quiet' })}>
          {t('all')}
        </LocalLink>
      }
    >
      {loaded ? (
        <TileGrid row items={others}>
          {(item) => <NewsTile item={item} />}
        </TileGrid>
      ) : (
        <>
          <LoadingWords />
          <TileGridSkeleton row count={shown}>
            <NewsTileSkeleton />
          </TileGridSkeleton>
        </>
      )}
    </Section>
  );
}
