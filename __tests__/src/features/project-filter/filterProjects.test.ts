import type { ProjectCard } from '#contract/project.ts';
import { filterProjects } from '#features/project-filter';
import { countProjects } from '../../../../src/features/project-filter/filterProjects.ts';

const term = (key: string) => ({ key, name: key });
const card = (alias: string, given: Partial<ProjectCard> = {}): ProjectCard => ({
  alias,
  title: alias,
  tagline: alias,
  status: term('under_construction'),
  district: term('sykhivskyi'),
  class: term('comfort'),
  address: alias,
  position: { lat: 49.8, lon: 24 },
  distance: 1000,
  readiness: { percent: 50, month: null },
  price_per_m2: 4_500_000,
  price_from: 200_000_000,
  rooms: [1, 2],
  total_area: null,
  flats_free: 3,
  image: { src: '/house.svg', width: 4, height: 3, alt: '', variants: [] },
  ...given,
});
const everything = { status: [], district: [], class: [], rooms: [], sort: null };
const park = card('park', { readiness: { percent: 62, month: null }, distance: 4700 });
const field = card('field', { status: term('planned'), price_from: null, rooms: [2, 3], distance: 3600, readiness: { percent: 0, month: null } });
const terrace = card('terrace', { status: term('sold'), price_from: null, rooms: [3], distance: 700, readiness: { percent: 100, month: null } });
const yard = card('yard', { price_from: 150_000_000, class: term('business'), distance: 900 });
const all = [park, field, terrace, yard];
const aliases = (filter: Partial<Parameters<typeof filterProjects>[1]>) =>
  filterProjects(all, { ...everything, ...filter }).map(({ alias }) => alias);

it('keeps the order of the company while nothing is chosen', () => {
  expect(aliases({})).toEqual(['park', 'field', 'terrace', 'yard']);
});

it('takes any of the values of one condition, and all conditions together', () => {
  expect(aliases({ status: ['planned', 'sold'] })).toEqual(['field', 'terrace']);
  expect(aliases({ status: ['planned', 'sold'], rooms: [2] })).toEqual(['field']);
  expect(aliases({ rooms: [1, 3] })).toEqual(['park', 'field', 'terrace', 'yard']);
  expect(aliases({ class: ['business'], district: ['halytskyi'] })).toEqual([]);
});

it('sorts by price with those that have none at the end, by readiness, and by distance', () => {
  expect(aliases({ sort: 'price' })).toEqual(['yard', 'park', 'field', 'terrace']);
  expect(aliases({ sort: 'readiness' })).toEqual(['terrace', 'park', 'yard', 'field']);
  expect(aliases({ sort: 'distance' })).toEqual(['terrace', 'yard', 'field', 'park']);
});

it('counts what one more choice would find', () => {
  expect(countProjects(all, { ...everything, rooms: [3] }, { status: ['sold'] })).toBe(1);
});
