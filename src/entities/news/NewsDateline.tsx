import { clsx } from 'clsx';
import type { NewsCard } from '#shared/answers';
import { formatDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './NewsDateline.module.css';

interface NewsDatelineProps {
  readonly item: Pick<NewsCard, 'published_at' | 'category'>;
  readonly className?: string | undefined;
}

/** The day and the column of a news item, as newspapers put them over a title. */
export function NewsDateline({ item: { published_at: day, category }, className }: NewsDatelineProps) {
  const language = useLanguage();
  if (day === null && category === null) return null;
  return (
    <p className={clsx(styles.line, className)}>
      {day !== null && <time dateTime={day}>{formatDay(day, language)}</time>}
      {category !== null && <span className={styles.category}>{category.name}</span>}
    </p>
  );
}
