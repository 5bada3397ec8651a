import type { NewsCard } from '#contract/news.ts';
import { NewsTile, NewsTileSkeleton } from '#entities/news';
import styles from './NewsGrid.module.css';

/** The newest story across the page, the others below it. */
export const NewsGrid = ({ news }: { readonly news: readonly NewsCard[] }) => (
  <ul className={styles.grid}>
    {news.map((item, index) => (
      <li key={item.alias}>
        <NewsTile item={item} headingLevel={2} size={index === 0 ? 'l' : 'm'} priority={index === 0} />
      </li>
    ))}
  </ul>
);

export const NewsGridSkeleton = () => (
  <div className={styles.grid} aria-busy="true">
    <div>
      <NewsTileSkeleton size="l" />
    </div>
    <NewsTileSkeleton />
    <NewsTileSkeleton />
    <NewsTileSkeleton />
  </div>
);
