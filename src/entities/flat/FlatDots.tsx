import type { Flat } from '#shared/responses';
import styles from './FlatDots.module.css';

interface FlatDotsProps {
  readonly flats: readonly Flat[];
  readonly isMatch: (flat: Flat) => boolean;
}

const side = 8;
const step = 11;

function lookOf({ status }: Flat, matches: boolean): string | undefined {
  if (status !== 'free') return styles[status];
  return matches ? styles.free : styles.quiet;
}

/** The flats of a floor at a glance, a square each; a decoration beside the words. */
export function FlatDots({ flats, isMatch }: FlatDotsProps) {
  const width = flats.length * step - (step - side);
  return (
    <svg viewBox={`0 0 ${width} ${side}`} width={width} height={side} aria-hidden>
      {flats.map((flat, index) => (
        <path key={flat.id} d={`M${index * step + 0.75} .75h6.5v6.5h-6.5z`} className={lookOf(flat, isMatch(flat))} />
      ))}
    </svg>
  );
}
