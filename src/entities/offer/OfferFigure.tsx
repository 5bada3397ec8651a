import { clsx } from 'clsx';
import type { OfferCard } from '#shared/answers';
import styles from './OfferFigure.module.css';

/** Characters that fit into a narrow column at full size: "-5 %" is as large as it gets, "UAH 25,000" is not. */
const short = 7;

interface OfferFigureProps {
  readonly offer: Pick<OfferCard, 'highlight'>;
  readonly className?: string | undefined;
}

/** What an offer gives, as typography. */
export function OfferFigure({ offer: { highlight }, className }: OfferFigureProps) {
  if (highlight === null) return null;
  return <p className={clsx(styles.figure, highlight.length > short && styles.long, className)}>{highlight}</p>;
}
