import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { NewsTile, NewsTileSkeleton } from '#entities/news';
import { selectNextProjectNewsLoading, selectProjectNews, useGetProjectNewsInfiniteQuery } from '#entities/project';
import { isNotFound, type ApiState } from '#shared/api';
import { GrowingListFoot, LoadFailed } from '#shared/loading';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, EmptyView, Section } from '#shared/ui';
import styles from './ProjectNewsTab.module.css';

interface ProjectNewsTabProps {
  readonly alias: string;
}

const skeletons = [1, 2, 3];

export function ProjectNewsTab({ alias }: ProjectNewsTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const { currentData: data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useGetProjectNewsInfiniteQuery({
    alias,
    language,
  });
  const items = useSelector((state: ApiState) => selectProjectNews(state, language, alias));
  const loadingNext = useSelector((state: ApiState) => selectNextProjectNewsLoading(state, language, alias));

  // An unknown project is the whole page's to say.
  if (isNotFound(error)) return null;
  return (
    <Section id="project-news" heading={t('news.heading')} space="compact">
      {data === undefined && isError && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <div className={styles.list} aria-hidden>
          {skeletons.map((place) => (
            <NewsTileSkeleton key={place} />
          ))}
        </div>
      )}
      {data !== undefined && items.length === 0 && (
        <EmptyView
          level={3}
          title={t('news.empty.title')}
          hint={t('news.empty.hint')}
          action={
            <LocalLink to={pathTo('news')} className={buttonClass({ variant: 'secondary' })}>
              {t('news.empty.all')}
            </LocalLink>
          }
        />
      )}
      {items.length > 0 && (
        <>
          <ul className={styles.list}>
            {items.map((item, index) => (
              <li key={item.alias}>
                <NewsTile item={item} priority={index === 0} headingLevel={3} />
              </li>
            ))}
          </ul>
          <GrowingListFoot
            pages={data?.pages.length ?? 0}
            hasNextPage={hasNextPage}
            loading={loadingNext}
            failed={isError}
            onLoadMore={() => void fetchNextPage()}
          />
        </>
      )}
    </Section>
  );
}
