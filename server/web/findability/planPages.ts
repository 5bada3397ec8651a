import * as z from 'zod';
import { Flat } from '#contract/planning.ts';
import type { Language } from '#domain/languages.ts';
import { type Ask, readAlias, readList, readOffered } from './fetchFromBackend.ts';

const { building, section, floor } = Flat.shape;
const PlacedFlats = readList(
  z.object({
    id: readAlias,
    building: readOffered(building),
    section: readOffered(section),
    floor: readOffered(floor),
  }),
);

/** The pages that a project's flats make: each building, section and floor, and the flats themselves; without a language prefix. */
export async function planPaths(ask: Ask, language: Language, alias: string): Promise<string[]> {
  const project = `/projects/${encodeURIComponent(alias)}`;
  const flats = await ask(`/api${project}/plannings`, language, PlacedFlats, []);
  const paths = flats.flatMap((flat) => {
    const places = [flat.building && encodeURIComponent(flat.building.key), flat.section, flat.floor];
    // A floor is found by way of its building and its section alone.
    const known = places.includes(undefined) ? places.slice(0, places.indexOf(undefined)) : places;
    return [
      ...known.map((_, depth) => [project, 'plan', ...known.slice(0, depth + 1)].join('/')),
      `${project}/plan/flat/${encodeURIComponent(flat.id)}`,
    ];
  });
  return [...new Set(paths)];
}
