import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsDateline, newsJsonLd } from '#entities/news';
import type { NewsCard, NewsItem } from '#shared/answers';
import { Block } from '#shared/loading';
import { breadcrumbsJsonLd, JsonLd, PageMeta, type PageStatusCode } from '#shared/meta';
import { LocalLink, pathTo } from '#shared/routing';
import { ArrowLeftIcon, ArrowRightIcon, buttonClass, Container, PageHeader, Picture } from '#shared/ui';
import styles from './NewsArticle.module.css';

interface NewsArticleProps {
  /** What the list knows is enough for the first view. */
  readonly item: NewsCard | NewsItem;
  readonly status: PageStatusCode | undefined;
  /** The body, once it is there. */
  readonly children: ReactNode;
}

export function NewsArticle({ item, status, children }: NewsArticleProps) {
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
