import * as z from 'zod';
import { Flat } from '#contract/projects/planning.ts';
import { ProjectCard } from '#contract/projects/project.ts';
import { landingQueries } from '#domain/flats/flatLandings.ts';
import { searchItems } from '#domain/flats/searchItems.ts';
import type { Language } from '#domain/languages.ts';
import { paths, withQuery } from '#domain/pages.ts';
import { mapConcurrently } from '../../http/mapConcurrently.ts';
import { type FetchCall, readAlias, readList, readOffered } from './fetchFromBackend.ts';
import { projectsAtOnce } from './siteContent.ts';
import type { SitePage } from './sitePages.ts';

const Projects = z.object({
  projects: readList(z.object({ alias: readAlias, district: readOffered(ProjectCard.shape.district.optional()) })),
});
const Flats = readList(
  z.object({ id: readAlias, rooms: readOffered(Flat.shape.rooms), status: readOffered(Flat.shape.status) }),
);

/** The search of flats, if any is free, and those of its landing pages that find `minimum`: from the flats of each project, since not every backend has a search. */
export async function landingPages(fetchCall: FetchCall, language: Language, minimum: number): Promise<SitePage[]> {
  const { projects } = await fetchCall('/api/projects', language, Projects);
  const parts = await mapConcurrently(projects, projectsAtOnce, async ({ alias, district }) => ({
    project: { alias, title: alias, district },
    flats: await fetchCall(`/api/projects/${encodeURIComponent(alias)}/plannings`, language, Flats, []),
  }));
  const items = searchItems(parts, null);
  const queries = items.length === 0 ? [] : ['', ...landingQueries(items, minimum)];
  return queries.map((query) => ({ path: withQuery(paths.flats, query), changed: undefined }));
}
