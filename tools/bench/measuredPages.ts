export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** KB of scripts until the page is alive. */
  readonly scriptLimit: number;
}

/** One of each kind that visitors come to first. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', scriptLimit: 125 },
  { name: 'projects', path: '/projects', scriptLimit: 130 },
  { name: 'project about', path: '/projects/obriy-park/about', scriptLimit: 125 },
  { name: 'plan', path: '/projects/obriy-park/plan', scriptLimit: 125 },
  { name: 'news item', path: '/news/obriy-park-karkas-b', scriptLimit: 125 },
];
