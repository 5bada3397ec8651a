import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  newsApi,
  NewsDateline,
  newsJsonLd,
  NewsTile,
  NewsTileSkeleton,
  selectNews,
  selectNewsCard,
  selectNewsItemLoaded,
} from '#entities/news';
import { ConsultationBlock } from '#features/consultation';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useApiSelector, useInfiniteList, useQueryResult } from '#shared/api';
import { BelowFold, Block, failureStatus, OtherTiles, QueryBoundary, TitleSkeleton } from '#shared/lazy';
import type { NewsCard, NewsItem } from '#shared/responses';
import { LocalLink, LocalRichText, pathTo, useLanguage } from '#shared/routing';
import { breadcrumbsJsonLd, JsonLd, PageMeta, type PageStatusCode } from '#shared/seo';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  buttonClass,
  Container,
  PageHeader,
  Picture,
  Skeleton,
  SkeletonBlock,
} from '#shared/ui';
import styles from './NewsItemPage.module.css';

interface NewsArticleProps {
  /** What the list knows is enough for the first view. */
  readonly item: NewsCard | NewsItem;
  readonly status: PageStatusCode | undefined;
  /** The body, once it is there. */
  readonly children: ReactNode;
}

function NewsArticle({ item, status, children }: NewsArticleProps) {
  const { t } = useTranslation('news');
  const whole = 'seo' in item ? item : undefined;
  return (
    <article aria-label={item.title}>
      <PageMeta
        title={item.title}
        description={item.summary}
        seo={whole?.seo}
        image={item.image}
        publishedAt={item.published_at}
        status={status}
      />
      {__RENDERS_ON_SERVER__ && whole !== undefined && (
        <JsonLd
          nodes={(site) => [
            newsJsonLd(whole, site),
            breadcrumbsJsonLd(
              [
                { name: t('title'), path: pathTo('news') },
                { name: item.title, path: pathTo('newsItem', { alias: item.alias }) },
              ],
              site,
            ),
          ]}
        />
      )}
      <PageHeader
        breadcrumbs={
          <LocalLink to={pathTo('news')} className={buttonClass({ variant: 'quiet', size: 's' })}>
            <ArrowLeftIcon />
            {t('all')}
          </LocalLink>
        }
        eyebrow={<NewsDateline item={item} />}
        title={item.title}
        lead={item.summary ?? undefined}
        size="l"
      />
      {item.image !== null && (
        <Block name="picture">
          <Container>
            <Picture image={item.image} ratio="16 / 9" priority sizes="(min-width: 82rem) 82rem, 100vw" />
          </Container>
        </Block>
      )}
      <Container width="text" className={styles.body}>
        {children}
        {item.project !== null && (
          <p className={styles.project}>
            <span>{t('aboutProject')}</span>
            <LocalLink
              to={pathTo('projectAbout', { alias: item.project.alias })}
              className={buttonClass({ variant: 'quiet' })}
            >
              {item.project.title}
              <ArrowRightIcon />
            </LocalLink>
          </p>
        )}
      </Container>
    </article>
  );
}

/** The newest other news. */
function OtherNews({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const result = useInfiniteList(newsApi.endpoints.getNews, { language, category: null });
  const news = useApiSelector((state) => selectNews(state, language, null));
  return (
    <OtherTiles
      id="other-news"
      heading={t('others')}
      all={{ to: pathTo('news'), text: t('all') }}
      result={result}
      items={news.filter((item) => item.alias !== alias)}
      skeleton={<NewsTileSkeleton />}
    >
      {(item) => <NewsTile item={item} />}
    </OtherTiles>
  );
}

function NewsBodySkeleton() {
  return <Skeleton lines={9} />;
}

/** The page of a news item of which nothing is known yet. */
function NewsItemSkeleton() {
  return (
    <div aria-busy="true">
      <PageMeta />
      <PageHeader
        breadcrumbs={<SkeletonBlock height="var(--control-s)" />}
        eyebrow={<Skeleton size="s" />}
        title={<TitleSkeleton size="title-l" lines={2} />}
        lead={<Skeleton size="l" />}
        size="l"
      />
      <Container>
        <SkeletonBlock ratio="16 / 9" />
      </Container>
      <Container width="text" className={styles.body}>
        <NewsBodySkeleton />
      </Container>
    </div>
  );
}

interface NewsItemPageProps {
  readonly alias: string;
}

function NewsItemPage({ alias }: NewsItemPageProps) {
  const language = useLanguage();
  const result = useQueryResult(newsApi.endpoints.getNewsItem, { alias, language });
  const loaded = useApiSelector((state) => selectNewsItemLoaded(state, language, alias));
  const card = useApiSelector((state) => selectNewsCard(state, language, alias));
  const item = result.data;
  const known = item ?? card;

  if (isNotFound(result.error)) return <NotFoundView />;
  return (
    <>
      {known === undefined ? (
        <QueryBoundary place="page" result={result} loaded={loaded} skeleton={<NewsItemSkeleton />} />
      ) : (
        <NewsArticle item={known} status={failureStatus(result)}>
          <QueryBoundary result={result} loaded={loaded} skeleton={<NewsBodySkeleton />} />
          {item !== undefined && (
            <Block name="story" required>
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

export { NewsItemPage as Page };
export const namespaces = ['news', 'consultation', 'form'];
