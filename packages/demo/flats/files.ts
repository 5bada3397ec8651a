import type { Complex } from './data/complexTypes.ts';
import { COMPLEXES } from './data/complexes.ts';
import { TYPES } from './data/types.ts';
import { floorPlansOf } from './floor/floorPlans.ts';
import { floorPlansYaml } from './floor/floorPlansYaml.ts';
import { pricesCsv } from './list/pricesCsv.ts';
import { flatRows } from './list/flatRows.ts';
import { flatsYaml, NO_FLATS } from './list/flatsYaml.ts';
import { drawPlan } from './plan/drawPlan.ts';
import { fitArea } from './plan/fitArea.ts';
import type { Layout } from './plan/layout.ts';

/** Complexes that are not on sale yet. */
const PLANNED = ['pivnichne-svitlo'];

export function layoutsOf({ layouts }: Complex): Map<string, Layout> {
  return new Map(Object.entries(layouts).map(([key, { type, ...wish }]) => [key, fitArea(TYPES[type], wish)]));
}

/** Every file to write: its path inside content/projects, and its text. */
export function demoFlatsFiles(): Map<string, string> {
  const files = new Map(PLANNED.map((alias) => [`${alias}/flats.yaml`, NO_FLATS]));
  for (const complex of COMPLEXES) {
    const layouts = layoutsOf(complex);
    const rows = flatRows(complex, layouts);
    const floorPlans = floorPlansOf(complex, layouts);
    files.set(`${complex.alias}/flats.yaml`, flatsYaml(complex, layouts, rows));
    const prices = pricesCsv(complex, rows);
    if (prices !== null) files.set(`${complex.alias}/prices.csv`, prices);
    files.set(`${complex.alias}/floor-plans.yaml`, floorPlansYaml(floorPlans, rows));
    for (const [key, layout] of layouts) files.set(`${complex.alias}/plans/${key}.svg`, drawPlan(layout));
    for (const { key, svg } of floorPlans) files.set(`${complex.alias}/floor-plans/${key}.svg`, svg);
  }
  return files;
}
