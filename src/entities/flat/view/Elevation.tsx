import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Flat } from '#shared/responses';
import type { PlanFloor, PlanSection } from '../buildings.ts';
import styles from './Elevation.module.css';

interface ElevationProps {
  readonly sections: readonly PlanSection[];
  readonly isMatch: (flat: Flat) => boolean;
  /** The current floor, which is highlighted. */
  readonly marked?: PlanFloor | undefined;
  /** What lies over a floor: a way to it. `band`: the floor's place, as SVG path data. */
  readonly renderFloor?: (section: PlanSection, floor: PlanFloor, band: string) => ReactNode;
  readonly className?: string | undefined;
}

/** In units of the drawing: a window, the wall between windows, and the wall around a section. */
const glass = { width: 6, height: 9 } as const;
const wall = 3;
const gap = 4;

type Light = 'lit' | 'dim' | 'reserved' | 'sold';

function lightOf(flat: Flat, isMatch: (flat: Flat) => boolean): Light {
  if (flat.status !== 'free') return flat.status;
  return isMatch(flat) ? 'lit' : 'dim';
}

const step = { x: glass.width + wall, y: glass.height + wall } as const;
const pane = `h${glass.width}v${glass.height}h-${glass.width}z`;

/**
 * Draws a building with a window for each flat, lit where the flat is free. Drawn from the flats alone, for backends
 * without pictures. Decorative: the numbers are beside it as text.
 */
export function Elevation({ sections, isMatch, marked, renderFloor, className }: ElevationProps) {
  const floors = sections.flatMap((section) => section.floors.map(({ floor }) => floor));
  const top = Math.max(...floors);
  const height = (top - Math.min(...floors) + 1) * step.y + wall;
  const paths: Record<Light, string> = { lit: '', dim: '', reserved: '', sold: '' };
  let walls = '';
  let mark = '';
  const ways: ReactNode[] = [];
  let left = 0;

  for (const section of sections) {
    const columns = Math.max(...section.floors.map(({ flats }) => flats.length));
    const width = columns * step.x + wall;
    const roof = (top - Math.max(...section.floors.map(({ floor }) => floor))) * step.y;
    walls += `M${left} ${roof}h${width}V${height}h-${width}z`;
    for (const floor of section.floors) {
      const y = (top - floor.floor) * step.y + wall;
      const band = `M${left} ${y - wall / 2}h${width}v${step.y}h-${width}z`;
      if (floor === marked) mark = band;
      if (renderFloor !== undefined) ways.push(renderFloor(section, floor, band));
      floor.flats.forEach((flat, column) => {
        paths[lightOf(flat, isMatch)] += `M${left + wall + column * step.x} ${y}${pane}`;
      });
    }
    left += width + gap;
  }
  const width = left - gap;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={clsx(styles.elevation, className)}
      aria-hidden
    >
      <path d={walls} className={styles.walls} />
      {mark !== '' && <path d={mark} className={styles.mark} />}
      {(Object.keys(paths) as Light[]).map(
        (light) => paths[light] !== '' && <path key={light} d={paths[light]} className={styles[light]} />,
      )}
      {ways}
    </svg>
  );
}
