import { clsx } from 'clsx';
import type { NewsCard } from '#contract/news.ts';
import { formatDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './NewsDateline.module.css';

interface NewsDatelineProps {
  readonly item: Pick<NewsCard, 'published_at' | 'category'>;
  readonly className?: string | undefined;
}

/** The day and the column of a news item, as newspapers put them over a title. */
export function NewsDateline({ item, className }: NewsDatelineProps) {
  const language = useLanguage();
  return (
    <p className={clsx(styles.line, className)}>
      <time dateTime={item.published_at}>{formatDay(item.published_at, language)}</time>
      <span className={styles.category}>{item.category.name}</span>
    </p>
  );
}
