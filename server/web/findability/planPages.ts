import * as z from 'zod';
import { Flat } from '#contract/projects/planning.ts';
import type { Language } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { type FetchCall, readAlias, readList, readOffered } from './fetchFromBackend.ts';

const { building, section, floor } = Flat.shape;
const PlacedFlats = readList(
  z.object({
    id: readAlias,
    building: readOffered(building),
    section: readOffered(section),
    floor: readOffered(floor),
  }),
);

/** The paths of a project's buildings, sections, floors and flats, without a language prefix. */
export async function planPaths(fetchCall: FetchCall, language: Language, alias: string): Promise<string[]> {
  const plan = pathTo('projectPlan', { alias });
  const flats = await fetchCall(`/api/projects/${encodeURIComponent(alias)}/plannings`, language, PlacedFlats, []);
  const paths = flats.flatMap((flat) => {
    const places = [flat.building && encodeURIComponent(flat.building.key), flat.section, flat.floor];
    // A floor's path needs its building and its section.
    const known = places.includes(undefined) ? places.slice(0, places.indexOf(undefined)) : places;
    return [
      ...known.map((_, depth) => [plan, ...known.slice(0, depth + 1)].join('/')),
      pathTo('flat', { alias, id: flat.id }),
    ];
  });
  return [...new Set(paths)];
}
