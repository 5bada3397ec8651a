import { clsx } from 'clsx';
import { useId } from 'react';
import type { NewsCard } from '#shared/responses';
import { formatDay } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Heading, Picture, Skeleton, SkeletonBlock, Text, Tile, tileLinkClass } from '#shared/ui';
import styles from './NewsTile.module.css';

interface NewsDatelineProps {
  readonly item: Pick<NewsCard, 'published_at' | 'category'>;
}

/** The day and the column of a news item, as newspapers put them over a title. */
export function NewsDateline({ item: { published_at: day, category } }: NewsDatelineProps) {
  const language = useLanguage();
  if (day === null && category === null) return null;
  return (
    <p className={styles.line}>
      {day !== null && <time dateTime={day}>{formatDay(day, language)}</time>}
      {category !== null && <span className={styles.category}>{category.name}</span>}
    </p>
  );
}

interface NewsTileProps {
  readonly item: NewsCard;
  /** In the first view: load its picture eagerly. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** l: the lead story of a list; s: a small picture beside the words. */
  readonly size?: 's' | 'm' | 'l';
  /** How wide the picture is in a list of its own rhythm, as in the HTML attribute `sizes`. */
  readonly pictureSizes?: string;
}

const usualSizes = {
  s: '(min-width: 64rem) 14rem, 35vw',
  m: '(min-width: 64rem) 27rem, (min-width: 40rem) 48vw, 100vw',
  l: '(min-width: 48rem) 58vw, 100vw',
} as const;
const titleSizes = { s: 's', m: 's', l: 'l' } as const;

export function NewsTile({
  item,
  priority = false,
  headingLevel = 3,
  size = 'm',
  pictureSizes = usualSizes[size],
}: NewsTileProps) {
  const titleId = useId();
  return (
    <Tile titleId={titleId} className={clsx(styles.tile, styles[size])}>
      <Picture image={item.image} ratio="3 / 2" sizes={pictureSizes} priority={priority} />
      <div>
        <NewsDateline item={item} />
        <Heading id={titleId} level={headingLevel} size={titleSizes[size]} className={styles.title}>
          <LocalLink to={pathTo('newsItem', { alias: item.alias })} className={tileLinkClass}>
            {item.title}
          </LocalLink>
        </Heading>
        {size !== 's' && item.summary !== null && (
          <Text size={size === 'l' ? 'm' : 's'} tone="soft">
            {item.summary}
          </Text>
        )}
      </div>
    </Tile>
  );
}

/** The place of a tile, in its final size. */
export function NewsTileSkeleton({ size = 'm' }: { readonly size?: 'm' | 'l' }) {
  return (
    <div className={clsx(styles.tile, styles[size])}>
      <SkeletonBlock ratio="3 / 2" />
      <div>
        <Skeleton size="s" />
        <Skeleton size={size === 'l' ? 'title-l' : 'title-s'} lines={2} className={styles.title} />
        <Skeleton size={size === 'l' ? 'm' : 's'} lines={2} />
      </div>
    </div>
  );
}
