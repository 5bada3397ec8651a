import type { Complex, ComplexSection } from '../data/complexTypes.ts';
import type { Side } from '../geometry/shapes.ts';
import type { Layout } from '../plan/layout.ts';
import { type FlatStatus, seeded, statusOf } from './status.ts';
import { pricePerM2 } from './price.ts';

export interface FlatRow {
  id: string;
  building: string;
  section: number;
  floor: number;
  number: number;
  layout: string;
  orientation: readonly Side[];
  status: FlatStatus;
  /** Hryvnias; null: on request. */
  price_per_m2: number | null;
}

type Place = Pick<FlatRow, 'building' | 'section' | 'floor' | 'number' | 'layout' | 'orientation'>;

/** How rarely any other free flat has its price on request. */
const ON_REQUEST = 0.04;

export function flatRows(complex: Complex, layouts: ReadonlyMap<string, Layout>): FlatRow[] {
  const places = Object.entries(complex.buildings).flatMap(([building, sections]) =>
    placesIn(building, sections, layouts),
  );
  const areas = [...layouts.values()].map(({ totalArea }) => totalArea);
  const floors = places.map(({ floor }) => floor);
  const [lowest, highest] = [Math.min(...floors), Math.max(...floors)];
  const heightOf = (floor: number): number => (floor - lowest) / Math.max(1, highest - lowest);
  return places.map((place) => {
    const id = [place.building, place.section, place.floor, place.number].join('-');
    const random = seeded(`${complex.alias}/${id}`);
    const status = statusOf(complex.share, random(), heightOf(place.floor));
    const onRequest = complex.onRequest?.includes(place.layout) || (status === 'free' && random() < ON_REQUEST);
    const price = pricePerM2(complex.pricePerM2, {
      area: layoutOf(layouts, place.layout).totalArea,
      areas: [Math.min(...areas), Math.max(...areas)],
      floor: place.floor,
      floors: [lowest, highest],
      sides: place.orientation.length,
    });
    return { id, ...place, status, price_per_m2: onRequest ? null : price };
  });
}

function placesIn(
  building: string,
  sections: readonly ComplexSection[],
  layouts: ReadonlyMap<string, Layout>,
): Place[] {
  let next = 1;
  return sections.flatMap(({ floors: [first, last], stack, top }, index) => {
    const storeys = Array.from({ length: last - first + 1 }, (_, at) => ({ floor: first + at, stack }));
    if (top) storeys.push({ floor: last + 1, stack: top });
    return storeys.flatMap((storey) =>
      storey.stack
        .split(' ')
        .map((word) => ({ building, section: index + 1, floor: storey.floor, number: next++, ...read(word, layouts) })),
    );
  });
}

const COMPASS: readonly Side[] = ['n', 'e', 's', 'w'];

function read(word: string, layouts: ReadonlyMap<string, Layout>): Pick<Place, 'layout' | 'orientation'> {
  const [layout = '', facing = ''] = word.split('/');
  const turn = COMPASS.indexOf(facing as Side);
  if (turn < 0) throw new Error(`${word}: no such side of the world`);
  const turned = layoutOf(layouts, layout).facade.map((side) => (COMPASS.indexOf(side) + turn) % COMPASS.length);
  return { layout, orientation: COMPASS.filter((_, index) => turned.includes(index)) };
}

function layoutOf(layouts: ReadonlyMap<string, Layout>, key: string): Layout {
  const layout = layouts.get(key);
  if (!layout) throw new Error(`no layout ${key}`);
  return layout;
}
