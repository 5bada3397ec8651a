import { clsx } from 'clsx';
import type { Flat } from '#shared/responses';
import styles from './Compass.module.css';

type Side = Flat['orientation'][number];

/** Clockwise from the north, degrees apart 45. */
const sides: readonly Side[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const radius = 44;
const half = 20;

function point(degrees: number, distance: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + distance * Math.cos(angle)).toFixed(1)} ${(50 + distance * Math.sin(angle)).toFixed(1)}`;
}

/** Which way the windows look: the sides are filled like light that falls in. North is up; the words are the caller's. */
export function Compass({
  orientation,
  north,
  className,
}: {
  readonly orientation: Flat['orientation'];
  readonly north: string;
  readonly className?: string;
}) {
  return (
    <svg viewBox="-6 -10 112 116" className={clsx(styles.compass, className)} aria-hidden>
      <circle cx={50} cy={50} r={radius} className={styles.ring} />
      {orientation.map((side) => {
        const degrees = sides.indexOf(side) * 45;
        return (
          <path
            key={side}
            d={`M50 50L${point(degrees - half, radius)}A${radius} ${radius} 0 0 1 ${point(degrees + half, radius)}Z`}
            className={styles.side}
          />
        );
      })}
      {sides.map((side, index) => (
        <path key={side} d={`M${point(index * 45, radius - 4)}L${point(index * 45, radius)}`} className={styles.tick} />
      ))}
      <path d="M42 42h16v16h-16z" className={styles.house} />
      <text x={50} y={0} className={styles.north}>
        {north}
      </text>
    </svg>
  );
}
