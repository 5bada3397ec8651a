import { useTranslation } from 'react-i18next';
import { NewsTile, NewsTileSkeleton } from '#entities/news';
import { projectTabsApi, selectNextProjectNewsLoading, selectProjectNews } from '#entities/project';
import { pageOf, useApiSelector, useInfiniteList } from '#shared/api';
import { QueryBoundary, InfiniteListFoot } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage, usePageSearch } from '#shared/routing';
import { buttonClass, EmptyView, Section, TileGrid, TileGridSkeleton } from '#shared/ui';

interface ProjectNewsTabProps {
  readonly alias: string;
}

function ProjectNewsTab({ alias }: ProjectNewsTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const search = usePageSearch();
  const from = pageOf(search);
  const result = useInfiniteList(projectTabsApi.endpoints.getProjectNews, { alias, language, from });
  const items = useApiSelector((state) => selectProjectNews(state, language, alias, from));
  const loadingNext = useApiSelector((state) => selectNextProjectNewsLoading(state, language, alias, from));

  return (
    <Section id="project-news" heading={t('news.heading')} space="compact">
      <QueryBoundary
        result={result}
        skeleton={
          <TileGridSkeleton count={3}>
            <NewsTileSkeleton />
          </TileGridSkeleton>
        }
      />
      {result.data !== undefined && items.length === 0 && (
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
          <TileGrid items={items}>
            {(item, index) => <NewsTile item={item} priority={index === 0} headingLevel={3} />}
          </TileGrid>
          <InfiniteListFoot
            list={result}
            loading={loadingNext}
            addresses={{ from, path: pathTo('projectNews', { alias }) }}
          />
        </>
      )}
    </Section>
  );
}

export { ProjectNewsTab as Page };
export const namespaces = ['projectTabs', 'list'];
