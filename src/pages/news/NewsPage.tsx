import { useTranslation } from 'react-i18next';
import {
  newsApi,
  newsCategoryOf,
  newsListPath,
  NewsTile,
  NewsTileSkeleton,
  selectNews,
  selectNewsCategories,
  selectNewsLoaded,
  selectNextNewsLoading,
} from '#entities/news';
import { NotFoundView } from '#features/not-found';
import { pageOf, useApiSelector, useInfiniteList } from '#shared/api';
import { QueryBoundary, Block, failureStatus, InfiniteListFoot } from '#shared/lazy';
import type { NewsCard } from '#shared/responses';
import { LocalLink, pathTo, useLanguage, usePageSearch } from '#shared/routing';
import { ItemListJsonLd, PageMeta } from '#shared/seo';
import {
  Announcement,
  buttonClass,
  chipClass,
  Container,
  EmptyView,
  LeadGrid,
  LeadGridSkeleton,
  PageHeader,
} from '#shared/ui';
import styles from './NewsPage.module.css';

interface NewsFilterProps {
  readonly category: string | null;
  /** Whether the list has loaded, and with it all categories. */
  readonly known: boolean;
}

/** The filter is the URL: a chip is a link to the list that it gives. */
function NewsFilter({ category, known }: NewsFilterProps) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const categories = useApiSelector((state) => selectNewsCategories(state, language, category));
  if (known && categories.length === 0 && category === null) return null;
  const chips = [{ key: null, name: t('everything') }, ...categories];
  const shown = chips.find(({ key }) => key === category)?.name;
  return (
    <nav aria-label={t('filter')} className={styles.filter}>
      <ul className={styles.chips}>
        {chips.map(({ key, name }) => (
          <li key={key}>
            <LocalLink
              to={newsListPath(key)}
              preventScrollReset
              aria-current={key === category ? 'page' : undefined}
              className={chipClass}
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
      <Announcement text={shown !== undefined ? `${t('filter')}: ${shown}` : ''} />
    </nav>
  );
}

/** Stories of a page of the list: one large, two, three and three. */
const round = 9;

function NewsGrid({ news }: { readonly news: readonly NewsCard[] }) {
  return (
    <LeadGrid items={news} round={round} lined>
      {(item, tile) => <NewsTile item={item} {...tile} />}
    </LeadGrid>
  );
}

function NewsGridSkeleton() {
  return (
    <LeadGridSkeleton lined lead={<NewsTileSkeleton size="l" />}>
      <NewsTileSkeleton />
    </LeadGridSkeleton>
  );
}

function NewsPage() {
  const { t } = useTranslation(['news', 'common']);
  const language = useLanguage();
  const search = usePageSearch();
  const category = newsCategoryOf(search);
  const from = pageOf(search);
  const result = useInfiniteList(newsApi.endpoints.getNews, { language, category, from });
  const news = useApiSelector((state) => selectNews(state, language, category, from));
  const loaded = useApiSelector((state) => selectNewsLoaded(state, language, category, from));
  const nextLoading = useApiSelector((state) => selectNextNewsLoading(state, language, category, from));

  const list = () => {
    if (news.length > 0) return <NewsGrid news={news} />;
    if (result.data === undefined)
      return <QueryBoundary result={result} loaded={loaded} skeleton={<NewsGridSkeleton />} />;
    const everything = category === null;
    return (
      <EmptyView
        title={t(everything ? 'none.title' : 'empty.title')}
        hint={t(everything ? 'none.hint' : 'empty.hint')}
        action={
          <LocalLink to={everything ? pathTo('projects') : newsListPath(null)} className={buttonClass()}>
            {t(everything ? 'common:notFound.projects' : 'all')}
          </LocalLink>
        }
      />
    );
  };

  if (from !== undefined && result.data !== undefined && news.length === 0) return <NotFoundView />;
  return (
    <>
      <PageMeta
        title={t('searchTitle')}
        description={t('lead')}
        page={category === null ? from : undefined}
        status={failureStatus(result)}
      />
      {__RENDERS_ON_SERVER__ && from === undefined && category === null && (
        <ItemListJsonLd
          items={news}
          linkOf={({ alias, title }) => ({ name: title, path: pathTo('newsItem', { alias }) })}
          total={result.data?.pages.at(-1)?.meta.total ?? undefined}
        />
      )}
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container className={styles.list}>
        <Block name="filter">
          <NewsFilter category={category} known={result.data !== undefined} />
        </Block>
        <Block name="list" required>
          {list()}
        </Block>
        <InfiniteListFoot list={result} loading={nextLoading} addresses={{ from, path: newsListPath(category) }} />
      </Container>
    </>
  );
}

export { NewsPage as Page };
export const namespaces = ['news', 'list'];
