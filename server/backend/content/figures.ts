import type { Language } from '../language.ts';
import { formatNumber } from '../format.ts';
import type { Sources } from './sources.ts';

/** Figures that texts name as `{name}`: counted from the content, so that a text cannot promise what the flats do not have. */
export type Figures = ReadonlyMap<string, number>;

type ProjectParts = Pick<Sources['projects'][number], 'project' | 'flats'>;

const placeholder = /\{(\w+)\}/g;

function addRange(figures: Map<string, number>, name: string, values: readonly number[], suffix = ''): void {
  if (values.length === 0) return;
  figures.set(`${name}_min${suffix}`, Math.min(...values));
  figures.set(`${name}_max${suffix}`, Math.max(...values));
}

/**
 * Of one project: `flats`, `flats_free`, `flats_in_<building>`; in m² `area_min`, `area_max`, `kitchen_min`,
 * `kitchen_max`, and the same of flats with so many rooms, such as `area_min_2`.
 */
export function projectFigures({ flats }: ProjectParts): Figures {
  const figures = new Map<string, number>();
  if (flats === undefined) return figures;
  const { buildings, layouts, flats: rows } = flats.value;
  figures.set('flats', rows.length);
  figures.set('flats_free', rows.filter(({ status }) => status === 'free').length);
  for (const key of Object.keys(buildings)) {
    figures.set(`flats_in_${key}`, rows.filter(({ building }) => building === key).length);
  }
  const used = [...new Set(rows.map(({ layout }) => layout))].flatMap((key) => layouts[key] ?? []);
  const groups = [
    ['', used] as const,
    ...[1, 2, 3, 4, 5, 6].map((rooms) => [`_${rooms}`, used.filter((layout) => layout.rooms === rooms)] as const),
  ];
  for (const [suffix, group] of groups) {
    const areas = group.map(({ total_area }) => total_area);
    const kitchens = group.map(({ kitchen_area }) => kitchen_area);
    addRange(figures, 'area', areas, suffix);
    addRange(figures, 'kitchen', kitchens, suffix);
  }
  return figures;
}

/** Of the company: `projects`, `centers`, and `flats_handed_over` in the projects that are built. */
export function companyFigures({ projects, centers }: Sources): Figures {
  const built = projects.flatMap(({ project }) => (project?.value.readiness.percent === 100 ? project.value : []));
  return new Map([
    ['projects', projects.length],
    ['centers', centers.length],
    ['flats_handed_over', built.reduce((sum, { characteristics }) => sum + characteristics.flats_count, 0)],
  ]);
}

/** Calls `visit` with every text in a value. */
function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) eachText(item, visit);
}

/** A placeholder for which there is no figure is an error of the file. */
export function checkFigures(value: unknown, figures: Figures, fail: (message: string) => void): void {
  eachText(value, (text) => {
    for (const [whole, name = ''] of text.matchAll(placeholder)) {
      if (!figures.has(name)) fail(`there is no figure ${whole}: there are ${[...figures.keys()].sort().join(', ')}`);
    }
  });
}

/** The value with the figures in its texts, written as in `language`. */
export function withFigures<T>(value: T, figures: Figures, language: Language): T {
  const fill = (item: unknown): unknown => {
    if (typeof item === 'string') {
      return item.replace(placeholder, (whole, name: string) => {
        const figure = figures.get(name);
        return figure === undefined ? whole : formatNumber(figure, language);
      });
    }
    if (Array.isArray(item)) return item.map(fill);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, each]) => [key, fill(each)]));
  };
  return fill(value) as T;
}
