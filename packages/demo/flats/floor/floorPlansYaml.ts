import { houseLetters } from '../data/houseNames.ts';
import type { Named } from '../data/kinds.ts';
import type { FlatRow } from '../list/flatRows.ts';
import { bilingual } from '../list/flatsYaml.ts';
import type { FloorPlan } from './floorPlans.ts';

const HEADER = `# Плани поверхів комплексу: креслення, контури квартир на ньому (пікселі креслення) і поверхи, які воно показує.
# Floor plans of the complex: the drawing, the outlines of the flats on it (its pixels), and the floors that it shows.
`;

const NORTH: Partial<Record<FloorPlan['up'], Named>> = {
  n: { ua: 'північ угорі', en: 'north is up' },
  e: { ua: 'північ ліворуч', en: 'north is to the left' },
};

function altOf({ floors: [first, last], section, building, up, places }: FloorPlan, houses: readonly string[]): Named {
  const house = houseLetters(houses.indexOf(building));
  const range = first === last ? String(first) : `${first}–${last}`;
  const north = NORTH[up] ?? { ua: '', en: '' };
  return {
    ua: `План поверху: будинок ${house.ua}, секція ${section}, ${first === last ? 'поверх' : 'поверхи'} ${range}, квартир: ${places.length}, ${north.ua}`,
    en: `Floor plan: Building ${house.en}, section ${section}, ${first === last ? 'floor' : 'floors'} ${range}, flats: ${places.length}, ${north.en}`,
  };
}

export function floorPlansYaml(plans: readonly FloorPlan[], rows: readonly FlatRow[]): string {
  const houses = [...new Set(plans.map(({ building }) => building))];
  const idsOn = (plan: FloorPlan, floor: number): string[] =>
    rows
      .filter((row) => row.building === plan.building && row.section === plan.section && row.floor === floor)
      .map(({ id }) => id);
  return [
    HEADER,
    'floor_plans:',
    ...plans.flatMap((plan) => [
      `  - key: ${plan.key}`,
      `    image: { file: floor-plans/${plan.key}.svg, alt: ${bilingual(altOf(plan, houses))} }`,
      '    places:',
      ...plan.places.map(
        ({ outline, label: { x, y } }) => `      - { outline: ${outline}, label_at: { x: ${x}, y: ${y} } }`,
      ),
    ]),
    '',
    'floors:',
    ...plans.flatMap((plan) =>
      Array.from({ length: plan.floors[1] - plan.floors[0] + 1 }, (_, at) => plan.floors[0] + at).map(
        (floor) =>
          `  - { building: ${plan.building}, section: ${plan.section}, floor: ${floor}, plan: ${plan.key}, flats: [${idsOn(plan, floor).join(', ')}] }`,
      ),
    ),
    '',
  ].join('\n');
}
