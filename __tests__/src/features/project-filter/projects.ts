import type { ProjectCard } from '#shared/responses';

export const term = (key: string) => ({ key, name: key });

/** A project with the fields that a test sets. */
export const card = (alias: string, given: Partial<ProjectCard> = {}): ProjectCard => ({
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
  image: { src: '/house.svg', width: 4, height: 3, alt: '', placeholder: null, variants: [] },
  free_flats: [],
  longest_instalment: null,
  safety: [],
  ...given,
});
