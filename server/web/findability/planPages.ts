import * as z from 'zod';
import { Flat } from '#contract/planning.ts';
import type { Language } from '../../backend/language.ts';
import type { Ask } from './askBackend.ts';

const PlacedFlats = z.array(Flat.pick({ id: true, building: true, section: true, floor: true }));

/** The pages that a project's flats make: each building, section and floor, and the flats themselves; without a language prefix. */
export async function planPaths(ask: Ask, language: Language, alias: string): Promise<string[]> {
  const project = `/projects/${encodeURIComponent(alias)}`;
  const flats = await ask(`/api${project}/plannings`, language, PlacedFlats);
  const paths = flats.flatMap(({ id, building, section, floor }) => {
    const ofBuilding = `${project}/plan/${encodeURIComponent(building.key)}`;
    return [ofBuilding, `${ofBuilding}/${section}`, `${ofBuilding}/${section}/${floor}`, `${project}/plan/flat/${id}`];
  });
  return [...new Set(paths)];
}
