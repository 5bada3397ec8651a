import { formatNumber } from '#domain/amounts.ts';
import type { Language } from '#domain/languages.ts';
import type { FieldPath } from './problems.ts';
import type { Sources } from './sources.ts';

/** Numbers for `{name}` placeholders in texts, counted from the content, so that texts agree with the flats. */
export type Figures = ReadonlyMap<string, number>;

type ProjectParts = Pick<Sources['projects'][number], 'project' | 'flats'>;

const placeholder = /\{([\w-]+)\}/g;

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

/**
 * Of a mortgage programme, after its key: `_rate` of the first stage and `_rate_later` of the last one, `_rate_years` of
 * the first, `_down` and `_down_young`, `_young_age`, `_years` of the longest term.
 */
function programmeFigures({
  key,
  stages,
  down_payment_percent_min: down,
  months_max: months,
  rules,
}: NonNullable<Sources['mortgages']>['value'][number]): [string, number][] {
  const [first, second] = stages;
  const figures = {
    rate: first?.annual_rate_percent,
    rate_later: stages.at(-1)?.annual_rate_percent,
    rate_years: ((second?.from_month ?? months + 1) - 1) / 12,
    down,
    down_young: rules?.young?.down_payment_percent,
    young_age: rules?.young?.under_age,
    years: months / 12,
  };
  return Object.entries(figures).flatMap(([name, figure]) =>
    figure === undefined ? [] : [[`${key.replaceAll('-', '_')}_${name}`, figure]],
  );
}

/** Of the company: `projects`, `centers`, `flats_handed_over` in the projects that are built, and those of mortgage programmes. */
export function companyFigures({ projects, centers, mortgages }: Sources): Figures {
  const built = projects.flatMap(({ project }) => (project?.value.readiness.percent === 100 ? project.value : []));
  return new Map<string, number>([
    ['projects', projects.length],
    ['centers', centers.length],
    ...(mortgages?.value ?? []).flatMap(programmeFigures),
    ['flats_handed_over', built.reduce((sum, { characteristics }) => sum + characteristics.flats_count, 0)],
  ]);
}

/** Calls `visit` with every text in a value and its place. */
function eachText(value: unknown, visit: (text: string, at: FieldPath) => void, at: FieldPath = []): void {
  if (typeof value === 'string') visit(value, at);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    eachText(item, visit, [...at, key]);
  }
}

/** Reports each placeholder for which there is no figure, with the place of its text. */
export function checkFigures(
  value: unknown,
  figures: Figures,
  report: (at: FieldPath, message: string, placeholder: string) => void,
): void {
  eachText(value, (text, at) => {
    for (const [whole, name = ''] of text.matchAll(placeholder)) {
      if (figures.has(name)) continue;
      report(at, `there is no figure ${whole}: there are ${[...figures.keys()].sort().join(', ')}`, whole);
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
