import { useId } from 'react';
import type { OfferCard } from '#shared/responses';
import { LocalLink, pathTo } from '#shared/routing';
import { ArrowRightIcon, Heading, Text } from '#shared/ui';
import { OfferFigure, OfferValidity } from './OfferFacts.tsx';
import styles from './OfferLine.module.css';

/** An offer as a line of a printed list: its figure, its words, its term. */
export function OfferLine({ offer }: { readonly offer: OfferCard }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.line}>
      <OfferFigure offer={offer} />
      <div className={styles.words}>
        <Heading id={titleId} level={3}>
          <LocalLink to={pathTo('offer', { alias: offer.alias })} className={styles.link}>
            {offer.title}
          </LocalLink>
        </Heading>
        {offer.summary !== null && (
          <Text tone="soft" className={styles.summary}>
            {offer.summary}
          </Text>
        )}
      </div>
      <div className={styles.term}>
        <OfferValidity offer={offer} />
        <ArrowRightIcon className={styles.arrow} />
      </div>
    </article>
  );
}
