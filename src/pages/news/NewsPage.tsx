import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import {
  newsCategoryOf,
  newsListPath,
  selectNews,
  selectNewsLoaded,
  selectNextNewsLoading,
  useGetNewsInfiniteQuery,
} from '#entities/news';
import type { ApiState } from '#shared/api';
import { GrowingListFoot, LoadFailed } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { LocalLink, useLanguage } from '#shared/routing';
import { buttonClass, Container, EmptyView, PageHeader } from '#shared/ui';
import { NewsFilter } from './NewsFilter.tsx';
import { NewsGrid, NewsGridSkeleton } from './NewsGrid.tsx';
import styles from './NewsPage.module.css';

export function NewsPage() {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [search] = useSearchParams();
  const category = newsCategoryOf(search);
  const { currentData, hasNextPage, fetchNextPage, isError, refetch } = useGetNewsInfiniteQuery({ language, category });
  const news = useSelector((state: ApiState) => selectNews(state, language, category));
  const loaded = useSelector((state: ApiState) => selectNewsLoaded(state, language, category));
  const nextLoading = useSelector((state: ApiState) => selectNextNewsLoading(state, language, category));

  const list = () => {
    if (news.length > 0) return <NewsGrid news={news} />;
    if (!loaded) return <NewsGridSkeleton />;
    if (isError) return <LoadFailed onRetry={() => void refetch()} />;
    return (
      <EmptyView
        title={t('empty.title')}
        hint={t('empty.hint')}
        action={
          category !== null && (
            <LocalLink to={newsListPath(null)} className={buttonClass()}>
              {t('all')}
            </LocalLink>
          )
        }
      />
    );
  };

  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container className={styles.list}>
        <NewsFilter category={category} />
        {list()}
        <GrowingListFoot
          pages={currentData?.pages.length ?? 0}
          hasNextPage={news.length > 0 && hasNextPage}
          loading={nextLoading}
          failed={isError}
          onLoadMore={() => void fetchNextPage()}
        />
      </Container>
    </>
  );
}
