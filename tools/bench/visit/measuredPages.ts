export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
}

/** One of each kind that visitors enter on. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'projects', path: '/projects' },
  { name: 'project about', path: '/projects/obriy-park/about' },
  { name: 'plan', path: '/projects/obriy-park/plan' },
  { name: 'news item', path: '/news/obriy-park-karkas-b' },
];
