import type { ReactNode } from 'react';
import styles from './History.module.css';

interface ChartStep {
  /** In any unit, ascending. */
  readonly at: number;
  /** From there on; null: a gap. */
  readonly value: number | null;
}

interface StepChartProps {
  /** The chart in words, for screen readers. */
  readonly label: string;
  readonly steps: readonly ChartStep[];
  /** Where the last step ends. */
  readonly end: number;
  /** The smallest difference that takes the whole height, so that small changes look small. */
  readonly leastSpan: number;
  readonly format: (value: number) => string;
  /** Below the left and the right end. */
  readonly ends: readonly [ReactNode, ReactNode];
}

/** In percent of the height: closer names of values would overlap. */
const nameHeight = 16;

/** A value that holds until the next one. */
export function StepChart({ label, steps, end, leastSpan, format, ends }: StepChartProps) {
  const values = steps.flatMap(({ value }) => value ?? []);
  const [begin, last] = [steps[0]?.at ?? 0, values.at(-1)];
  if (last === undefined || end <= begin) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, leastSpan);
  const top = (low + high + span) / 2;
  const xOf = (at: number): number => ((at - begin) / (end - begin)) * 100;
  const yOf = (value: number): number => ((top - value) / span) * 100;
  const path = steps
    .map(({ at, value }, index) => {
      if (value === null) return '';
      const joined = index > 0 && steps[index - 1]?.value !== null;
      const start = joined ? `V${yOf(value)}` : `M${xOf(at)} ${yOf(value)}`;
      return `${start}H${xOf(steps[index + 1]?.at ?? end)}`;
    })
    .join('');
  const named = yOf(low) - yOf(high) < nameHeight ? [last] : [high, low];

  return (
    <figure className={styles.figure}>
      <div className={styles.names} aria-hidden>
        {/* Gives the column the width of the widest name. */}
        <span>{named.map(format).toSorted((one, other) => other.length - one.length)[0]}</span>
        {named.map((value) => (
          <span key={value} style={{ insetBlockStart: `${yOf(value)}%` }}>
            {format(value)}
          </span>
        ))}
      </div>
      <svg role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.chart}>
        {named.map((value) => (
          <line key={value} className={styles.guide} x1={0} x2={100} y1={yOf(value)} y2={yOf(value)} />
        ))}
        <path className={styles.step} d={path} />
      </svg>
      <figcaption className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  );
}
