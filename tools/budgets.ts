interface Budget {
  /** KB (1,024 bytes) of brotli of our own scripts that must have arrived before the route is usable. */
  readonly js: number;
  readonly css: number;
}

export interface RouteBudget extends Partial<Budget> {
  readonly path: string;
  /** The chunks that its routes name, see `chunk` in src/app/routes. */
  readonly chunks: readonly string[];
}

/** KB of brotli of the packages on every route, whole as published. */
export const packagesBudget = 120.5;

/** KB of brotli of the style sheet with the fonts, for which the first paint of a cold visit waits. */
export const fontsBudget = 43.5;

/** Just above what there is, so that nothing grows unseen; the goal is 28 on every route. Texts come in the HTML. */
export const budget: Budget = { js: 37.4, css: 8.1 };

const tab = (name: string, chunk: string, own: Partial<Budget> = {}): RouteBudget => ({
  path: `/projects/{alias}/${name}`,
  chunks: ['page-project', `page-project-${chunk}`],
  ...own,
});

export const routeBudgets: readonly RouteBudget[] = [
  { path: '/', chunks: ['page-home'] },
  { path: '/about', chunks: ['page-about'] },
  { path: '/contacts', chunks: ['page-contacts'] },
  { path: '/projects', chunks: ['page-projects'], js: 39.3 },
  tab('about', 'about', { js: 41.6 }),
  tab('plan', 'plan', { js: 44.1 }),
  { path: '/projects/{alias}/plan/a', chunks: ['page-plan-level'], js: 43 },
  { path: '/projects/{alias}/plan/flat/a-1', chunks: ['page-flat'], js: 42.7 },
  tab('bond', 'bond', { js: 42.1 }),
  tab('progress', 'progress', { js: 40.1 }),
  tab('3d-model', 'model', { js: 38.2 }),
  tab('aerial-flight', 'aerial', { js: 37.6 }),
  tab('news', 'news'),
  tab('offers', 'offers'),
  tab('docs', 'docs'),
  { path: '/offers', chunks: ['page-offers'] },
  { path: '/offers/{alias}', chunks: ['page-offer'], js: 38.2 },
  { path: '/news', chunks: ['page-news'] },
  { path: '/news/{alias}', chunks: ['page-news-item'] },
  { path: '/appointment/select_date', chunks: ['page-appointment'] },
  { path: '/appointment/visit', chunks: ['page-booked-visit'] },
  { path: '/request_call', chunks: ['page-call-request'] },
  { path: '/instalment_calculator', chunks: ['page-instalment-calculator'], js: 38.9 },
  { path: '/favourites', chunks: ['page-favourites'], js: 38.5 },
  { path: '/404', chunks: ['page-not-found'], js: 28.3 },
];

/** What comes with the part of a page that needs it, and never before the page is usable. */
export const latePackages = [
  '@rc-component',
  'antd',
  'dayjs',
  'final-form',
  'ics',
  'idb',
  'imask',
  'ol',
  'photoswipe',
  '@photo-sphere-viewer',
  'react-final-form',
  'three',
] as const;
