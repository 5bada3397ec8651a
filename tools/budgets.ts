interface Budget {
  /** KB (1,024 bytes) of brotli that must have arrived before the route is usable. */
  readonly js: number;
  readonly css: number;
}

export interface RouteBudget extends Partial<Budget> {
  readonly path: string;
  /** The chunks that its routes name, see `chunk` in src/app/routes. */
  readonly chunks: readonly string[];
}

/** Just above what there is, so that nothing grows unseen; the goal is 125, and a limit is lowered with every saving. Texts come in the HTML. */
export const budget: Budget = { js: 143.4, css: 8.9 };

const tab = (name: string, chunk: string, own: Partial<Budget> = {}): RouteBudget => ({
  path: `/projects/{alias}/${name}`,
  chunks: ['page-project', `page-project-${chunk}`],
  ...own,
});

export const routeBudgets: readonly RouteBudget[] = [
  { path: '/', chunks: ['page-home'] },
  { path: '/about', chunks: ['page-about'] },
  { path: '/contacts', chunks: ['page-contacts'] },
  { path: '/projects', chunks: ['page-projects'], js: 145 },
  tab('about', 'about', { js: 148.4, css: 9.1 }),
  tab('plan', 'plan', { js: 149.7 }),
  { path: '/projects/{alias}/plan/a', chunks: ['page-plan-level'], js: 148.3 },
  { path: '/projects/{alias}/plan/flat/a-1', chunks: ['page-flat'], js: 146.7 },
  tab('bond', 'bond', { js: 147.5 }),
  tab('progress', 'progress', { js: 146.3 }),
  tab('3d-model', 'model', { js: 144.7 }),
  tab('aerial-flight', 'aerial', { js: 144.6 }),
  tab('news', 'news'),
  tab('offers', 'offers'),
  tab('docs', 'docs'),
  { path: '/offers', chunks: ['page-offers'] },
  { path: '/offers/{alias}', chunks: ['page-offer'] },
  { path: '/news', chunks: ['page-news'] },
  { path: '/news/{alias}', chunks: ['page-news-item'] },
  { path: '/appointment/select_date', chunks: ['page-appointment'] },
  { path: '/appointment/visit', chunks: ['page-booked-visit'] },
  { path: '/instalment_calculator', chunks: ['page-instalment-calculator'], js: 144.3 },
  { path: '/favourites', chunks: ['page-favourites'] },
  { path: '/404', chunks: ['page-not-found'], js: 134.7 },
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
