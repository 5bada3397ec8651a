import { clsx } from 'clsx';
import { useId } from 'react';
import type { OfferCard } from '#shared/responses';
import { LocalLink, pathTo } from '#shared/routing';
import { useToday } from '#shared/time';
import { ArrowRightIcon, Heading, Picture, Skeleton, SkeletonBlock, Text, Tile, tileLinkClass } from '#shared/ui';
import { isExpired, OfferFigure, OfferValidity } from './OfferFacts.tsx';
import styles from './OfferTile.module.css';

interface OfferTileProps {
  readonly offer: OfferCard;
  /** In the first view: load its picture eagerly. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** l: the picture beside the words, across the whole list. */
  readonly size?: 'm' | 'l';
  /** How wide the picture is in a list of its own rhythm, as in the HTML attribute `sizes`. */
  readonly pictureSizes?: string;
}

const usualSizes = {
  m: '(min-width: 64rem) 27rem, (min-width: 40rem) 48vw, 100vw',
  l: '(min-width: 48rem) 58vw, 100vw',
} as const;

export function OfferTile({
  offer,
  priority = false,
  headingLevel = 3,
  size = 'm',
  pictureSizes = usualSizes[size],
}: OfferTileProps) {
  const titleId = useId();
  const today = useToday();
  return (
    <Tile titleId={titleId} className={clsx(styles.tile, styles[size], isExpired(offer, today) && styles.expired)}>
      <Picture image={offer.image} ratio="3 / 2" sizes={pictureSizes} priority={priority} className={styles.picture} />
      <div className={styles.words}>
        <OfferFigure offer={offer} className={styles.figure} />
        <Heading id={titleId} level={headingLevel} size={size === 'l' ? 'm' : 's'} className={styles.title}>
          <LocalLink to={pathTo('offer', { alias: offer.alias })} className={tileLinkClass}>
            {offer.title}
          </LocalLink>
        </Heading>
        {offer.summary !== null && (
          <Text size={size === 'l' ? 'm' : 's'} tone="soft" className={styles.summary}>
            {offer.summary}
          </Text>
        )}
        <div className={styles.foot}>
          <OfferValidity offer={offer} />
          <ArrowRightIcon className={styles.arrow} />
        </div>
      </div>
    </Tile>
  );
}

/** The place of a tile, in its final size. */
export function OfferTileSkeleton({ size = 'm' }: { readonly size?: 'm' | 'l' }) {
  return (
    <div className={clsx(styles.tile, styles[size])}>
      <SkeletonBlock ratio="3 / 2" />
      <div className={styles.words}>
        <Skeleton size="title-xl" />
        <Skeleton size={size === 'l' ? 'title-m' : 'title-s'} />
        <Skeleton size={size === 'l' ? 'm' : 's'} lines={2} className={styles.summary} />
        <div className={styles.foot}>
          <Skeleton size="s" />
        </div>
      </div>
    </div>
  );
}
