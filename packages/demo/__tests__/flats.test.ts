import { parse } from 'yaml';
import { drawSvg } from '../../../server/backend/flatPdf/svg/drawSvg.ts';
import { loadFonts } from '../../../server/backend/pdf/fonts.ts';
import { PdfWriter } from '../../../server/backend/pdf/writer.ts';
import { COMPLEXES } from '../flats/data/complexes.ts';
import { demoFlatsFiles, layoutsOf } from '../flats/files.ts';
import { flatRows } from '../flats/list/flatRows.ts';

interface FlatsFile {
  buildings: Record<string, { ua: string; en: string }>;
  layouts: Record<
    string,
    {
      rooms: number;
      total_area: number;
      living_area: number;
      kitchen_area: number;
      spaces: { area: number }[];
      plan: { file: string };
    }
  >;
  flats: {
    id: string;
    building: string;
    section: number;
    floor: number;
    number: number;
    layout: string;
    status: string;
    price_per_m2: number | null;
  }[];
}

const generated = demoFlatsFiles();
const read = (alias: string): FlatsFile => parse(generated.get(`${alias}/flats.yaml`) ?? '') as FlatsFile;
const complexes = COMPLEXES.map((complex) => ({
  complex,
  alias: complex.alias,
  rows: flatRows(complex, layoutsOf(complex)),
}));

test('two runs give the same result', () => {
  expect([...demoFlatsFiles()]).toEqual([...generated]);
});

test('there are more than 900 flats, and every bucket of area and room count has some', () => {
  const files = COMPLEXES.map(({ alias }) => read(alias));
  const flats = files.flatMap(({ flats: rows, layouts }) => rows.map(({ layout }) => layouts[layout]));
  expect(flats.length).toBeGreaterThanOrEqual(900);
  expect(new Set(flats.map((layout) => layout?.rooms))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const { layouts } of files) {
    const areas = Object.values(layouts).map(({ total_area: area }) => area);
    expect([
      areas.some((area) => area <= 55),
      areas.some((area) => area > 55 && area <= 80),
      areas.some((area) => area > 80),
    ]).toEqual([true, true, true]);
    expect(Math.min(...areas)).toBeGreaterThanOrEqual(34);
    expect(Math.max(...areas)).toBeLessThanOrEqual(185);
  }
});

test.each(COMPLEXES.map(({ alias }) => alias))(
  '%s: the areas in the list add up, and each layout is used and drawn',
  (alias) => {
    const { layouts, flats } = read(alias);
    for (const [key, layout] of Object.entries(layouts)) {
      const sum = layout.spaces.reduce((total, { area }) => total + area, 0);
      expect(Math.abs(sum - layout.total_area)).toBeLessThan(0.01);
      expect(layout.living_area + layout.kitchen_area).toBeLessThan(layout.total_area);
      expect(layout.kitchen_area).toBeGreaterThanOrEqual(8);
      expect(generated.get(`${alias}/${layout.plan.file}`)).toMatch(/^<svg /);
      expect(flats.some((flat) => flat.layout === key)).toBe(true);
    }
  },
);

describe.each(complexes)('$alias', ({ complex, rows }) => {
  test('ids and numbers in a house are unique, and the rows are in order', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ building, number }) => `${building} ${number}`)).size).toBe(rows.length);
    const sorted = rows.toSorted(
      (a, b) =>
        a.building.localeCompare(b.building) || a.section - b.section || a.floor - b.floor || a.number - b.number,
    );
    expect(rows).toEqual(sorted);
  });

  test('prices stay in the range of the project, rise with the floor and light from two sides, and fall with the area', () => {
    const layouts = layoutsOf(complex);
    const [low, high] = complex.pricePerM2;
    const priced = rows.flatMap((row) =>
      row.price_per_m2 === null
        ? []
        : [{ ...row, price: row.price_per_m2, area: layouts.get(row.layout)?.totalArea ?? 0 }],
    );
    for (const a of priced) {
      expect(a.price).toBeGreaterThanOrEqual(low);
      expect(a.price).toBeLessThanOrEqual(high);
      const lit = (row: (typeof priced)[number]): number => Math.min(2, row.orientation.length);
      const notBetter = priced.filter((b) => a.floor >= b.floor && a.area <= b.area && lit(a) >= lit(b));
      expect(a.price).toBe(Math.max(...notBetter.map(({ price }) => price)));
    }
  });

  test('every floor of every section is complete in the list', () => {
    const floors = Map.groupBy(rows, ({ building, section, floor }) => `${building}/${section}/${floor}`);
    const expected = Object.entries(complex.buildings).flatMap(([building, sections]) =>
      sections.flatMap(({ floors: [first, last], top }, index) =>
        Array.from({ length: last - first + (top ? 2 : 1) }, (_, at) => `${building}/${index + 1}/${first + at}`),
      ),
    );
    expect([...floors.keys()]).toEqual(expected);
    for (const [key, flats] of floors) {
      const [building = '', section, floor] = key.split('/');
      const plan = complex.buildings[building]?.[Number(section) - 1];
      const stack = Number(floor) > (plan?.floors[1] ?? 0) ? plan?.top : plan?.stack;
      expect(flats.map(({ layout }) => layout)).toEqual(stack?.split(' ').map((word) => word.split('/')[0]));
    }
  });
});

test('a planned complex has an empty list', () => {
  expect(read('pivnichne-svitlo')).toEqual({ buildings: {}, layouts: {}, flats: [] });
});

test('plans hold figures only, so that one drawing serves both languages', () => {
  const plans = [...generated].filter(([path]) => path.endsWith('.svg') && !path.includes('/floor-plans/'));
  const texts = plans.flatMap(([, text]) =>
    [...text.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, inside]) => inside),
  );
  expect(texts.filter((text) => !/^[\d.]+$/.test(text ?? ''))).toEqual([]);
});

test('the PDF of a flat draws every plan as lines', async () => {
  const plans = [...generated].filter(([path]) => path.endsWith('.svg'));
  expect(plans.length).toBeGreaterThan(70);
  const writer = new PdfWriter(await loadFonts(), {
    title: 'Plan',
    author: 'Obriy',
    language: 'en',
    created: new Date(0),
  });
  const box = { x: 40, y: 40, width: 400, height: 400 };
  expect(plans.filter(([, svg]) => !drawSvg(writer, svg, box)).map(([path]) => path)).toEqual([]);
});
