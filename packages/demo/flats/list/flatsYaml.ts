import type { Complex } from '../data/complexTypes.ts';
import { houseNames } from '../data/houseNames.ts';
import type { Named } from '../data/kinds.ts';
import type { Layout } from '../plan/layout.ts';
import type { FlatRow } from './flatRows.ts';
import { spacesOf } from './spaces.ts';

const HEADER = `# Квартири комплексу. Редагуйте вручну: зазвичай змінюються лише status і price_per_m2.
# Flats of the complex. Edit by hand: usually only status and price_per_m2 change.
#
# buildings     будинки: ключ і назва двома мовами / the houses: key and name in both languages
# outlooks      вид із вікон за будинком і стороною світу: park парк · courtyard подвір’я · street вулиця
#               the view by house and side of the world
# layouts       планування: кількість кімнат, площі в м², приміщення в порядку номерів на кресленні
#               layouts: rooms, areas in m², the spaces in the order of the numbers on the drawing
# flats         один рядок — одна квартира / one row is one flat
#   id            будинок-секція-поверх-номер; не змінюйте, він є в посиланнях / stays as it is: links hold it
#   orientation   сторони світу, куди виходять вікна / where the windows face: n ne e se s sw w nw
#   status        free вільна · reserved заброньована · sold продана
#   price_per_m2  гривень за м²; null — ціна за запитом / hryvnias for 1 m²; null: price on request
`;

export function flatsYaml(complex: Complex, layouts: ReadonlyMap<string, Layout>, rows: readonly FlatRow[]): string {
  return [
    HEADER,
    'buildings:',
    ...Object.keys(complex.buildings).map((key, index) => `  ${key}: ${bilingual(houseNames(index))}`),
    '',
    'outlooks:',
    ...Object.entries(complex.outlooks).map(([key, sides]) => `  ${key}: { ${sidesOf(sides)} }`),
    '',
    'layouts:',
    ...[...layouts].flatMap(([key, layout]) => layoutLines(key, layout)),
    '',
    'flats:',
    ...rows.flatMap((row, index) => [...breakBefore(row, rows[index - 1]), `  - ${flow(row)}`]),
    '',
  ].join('\n');
}

export const NO_FLATS = `${HEADER}
buildings: {}
layouts: {}
flats: []
`;

function layoutLines(key: string, layout: Layout): string[] {
  return [
    `  ${key}:`,
    `    rooms: ${layout.roomCount}`,
    `    total_area: ${layout.totalArea}`,
    `    living_area: ${layout.livingArea}`,
    `    kitchen_area: ${layout.kitchenArea}`,
    '    spaces:',
    ...spacesOf(layout).map(({ name, area }) => `      - { name: ${bilingual(name)}, area: ${area} }`),
    `    plan: { file: plans/${key}.svg, alt: ${bilingual(planAlt(layout))} }`,
  ];
}

const sidesOf = (sides: Complex['outlooks'][string]): string =>
  Object.entries(sides)
    .map(([side, outlook]) => `${side}: ${outlook}`)
    .join(', ');

const PLURALS = new Intl.PluralRules('uk');
const UKRAINIAN_ROOMS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'кімната',
  few: 'кімнати',
  many: 'кімнат',
};

function planAlt({ roomCount, totalArea }: Layout): Named {
  const area = totalArea.toFixed(1);
  return {
    ua: `План квартири: ${roomCount} ${UKRAINIAN_ROOMS[PLURALS.select(roomCount)]}, ${area.replace('.', ',')} м²`,
    en: `Floor plan: ${roomCount} ${roomCount === 1 ? 'room' : 'rooms'}, ${area} m²`,
  };
}

export const bilingual = ({ ua, en }: Named): string => `{ ua: ${quoted(ua)}, en: ${quoted(en)} }`;

/** A comma would end the value inside a flow mapping, and a colon begin another one. */
const quoted = (text: string): string => (/[,:]/.test(text) ? `'${text}'` : text);

const breakBefore = (row: FlatRow, previous: FlatRow | undefined): string[] =>
  previous && (previous.building !== row.building || previous.section !== row.section) ? [''] : [];

function flow({ orientation, status, ...row }: FlatRow): string {
  const { price_per_m2: price, ...place } = row;
  const written = Object.entries(place).map(([key, value]) => `${key}: ${value}`);
  return `{ ${[...written, `orientation: [${orientation.join(', ')}]`, `status: ${status}`, `price_per_m2: ${price}`].join(', ')} }`;
}
