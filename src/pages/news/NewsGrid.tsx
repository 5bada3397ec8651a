import { clsx } from 'clsx';
import type { NewsCard } from '#contract/news.ts';
import { NewsTile, NewsTileSkeleton } from '#entities/news';
import styles from './NewsGrid.module.css';

/** Stories of a page of the list: one large, two, three and three. */
const round = 9;
const halves = 3;
const halfSizes = '(min-width: 44rem) 48vw, 100vw';

function placeOf(index: number) {
  const place = index % round;
  return { lead: place === 0, third: place >= halves };
}

export function NewsGrid({ news }: { readonly news: readonly NewsCard[] }) {
  return (
    <ul className={styles.grid}>
      {news.map((item, index) => {
        const { lead, third } = placeOf(index);
        return (
          <li key={item.alias} className={clsx(lead && styles.lead, third && styles.third)}>
            <NewsTile
              item={item}
              headingLevel={2}
              size={lead ? 'l' : 'm'}
              priority={index === 0}
              {...(!lead && !third && { pictureSizes: halfSizes })}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function NewsGridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <div className={styles.lead}>
        <NewsTileSkeleton size="l" />
      </div>
      <NewsTileSkeleton />
      <NewsTileSkeleton />
    </div>
  );
}
