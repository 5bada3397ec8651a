import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsCard } from '#contract/news.ts';
import { NewsDateline } from '#entities/news';
import { PageMeta } from '#shared/meta';
import { LocalLink, pathTo } from '#shared/routing';
import { ArrowLeftIcon, ArrowRightIcon, buttonClass, Container, PageHeader, Picture } from '#shared/ui';
import styles from './NewsArticle.module.css';

interface NewsArticleProps {
  /** What the list knows is enough for the first view. */
  readonly item: NewsCard;
  /** The body, once it is there. */
  readonly children: ReactNode;
}

export function NewsArticle({ item, children }: NewsArticleProps) {
  const { t } = useTranslation('news');
  return (
    <article>
      <PageMeta title={item.title} description={item.summary} />
      <PageHeader
        breadcrumbs={
          <LocalLink to={pathTo('news')} className={buttonClass({ variant: 'quiet', size: 's' })}>
            <ArrowLeftIcon />
            {t('all')}
          </LocalLink>
        }
        eyebrow={<NewsDateline item={item} />}
        title={item.title}
        lead={item.summary}
        size="l"
      />
      <Container>
        <Picture image={item.image} ratio="16 / 9" priority sizes="(min-width: 82rem) 82rem, 100vw" />
      </Container>
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
