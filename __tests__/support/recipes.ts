/** An edit: the file, the text after which it is inserted, and the new text. */
type Edit = readonly [file: string, after: string, insert: string];

/** The edits of the recipes in docs/recipes.md. */
interface Recipe {
  readonly files?: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
}

const inBoth = (file: string, after: string, ua: string, en: string): readonly Edit[] => [
  [`i18n/ua/${file}`, after, ua],
  [`i18n/en/${file}`, after, en],
];

/** The author of a news item. */
const field: Recipe = {
  edits: [
    ['contract/news.ts', 'summary: z.string().min(1),', ' author: z.string().min(1),'],
    ['contract/effects/news.ts', 'const newsCard = { ...card,', " author: 'no author',"],
    ['src/shared/responses/news.ts', 'summary: text,', ' author: text,'],
    [
      'server/backend/content/schemas/articles.ts',
      'NewsFile = z.strictObject({ ...article,',
      " author: z.string().default('Obriy'),",
    ],
    ['server/backend/responses/news.ts', 'const { alias, title,', ' author,'],
    ['server/backend/responses/news.ts', '    alias,\n    title,\n', '    author,\n'],
    [
      'src/pages/news-item/NewsItemPage.tsx',
      '<Container width="text" className={styles.body}>',
      "{item.author !== null && <p>{t('author', { name: item.author })}</p>}",
    ],
    ...inBoth('news.json', '{', '"author": "Пише {{name}}",', '"author": "By {{name}}",'),
    ['__tests__/support/content/news/karkas/item.yaml', 'category: construction\n', 'author: Olena\n'],
  ],
};

/** What newspapers have written about the company. */
const endpoint: Recipe = {
  files: {
    'contract/press.ts': `import * as z from 'zod';
import { offered } from './common.ts';

export const PressData = z.object({ ...offered({ titles: z.array(z.string().min(1)) }) }).meta({ id: 'PressData' });

export type PressData = z.infer<typeof PressData>;
`,
    'server/backend/responses/press.ts': `import type { PressData } from '#contract/press.ts';
import type { Whole } from '#contract/whole.ts';

export function pressPage(): Whole<PressData> {
  return { titles: ['A horizon in brick'] };
}
`,
    'src/shared/responses/press.ts': `import type * as Contract from '#contract/press.ts';
import { list, object, text, type Read, type Reader } from './read.ts';

export type PressData = Read<Contract.PressData>;

export const pressData: Reader<PressData> = object<Contract.PressData>({}, { titles: list(text) });
`,
    '__tests__/server/press.test.ts': `import { backendOfTests } from '../support/backend/backend.ts';

const backend = backendOfTests();

it('returns what the contract promises', async () => {
  const response = await backend.server.inject({ url: '/api/press' });
  expect(response.json()).toEqual({ data: { titles: ['A horizon in brick'] } });
});
`,
    '__tests__/src/entities/press.test.ts': `import { waitFor } from '@testing-library/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore } from 'redux-mock-store';
import { withExtraArgument } from 'redux-thunk';
import { companyApi } from '#entities/company';
import { baseApi } from '#shared/api';
import { defaultSettings } from '#shared/config';
import type { StoreExtra } from '#shared/store';
import { makeStore } from '../../../src/app/store.ts';
import { json, testNetwork } from '../../support/backend/network.ts';

it('dispatches the request and its result', async () => {
  const { fetch } = testNetwork(() => json({ titles: ['One'] }));
  const state = makeStore({ fetch, preloadedState: { settings: { ...defaultSettings, host: 'https://a.test' } } }).getState();
  const middleware = [withExtraArgument({ fetch, addSlice: () => {} } satisfies StoreExtra), baseApi.middleware];
  const store = legacy_configureStore<typeof state, ThunkDispatch<typeof state, StoreExtra, UnknownAction>>(middleware)(state);
  void store.dispatch(companyApi.endpoints.getPress.initiate({ language: 'en' }));
  await waitFor(() =>
    expect(store.getActions().map(({ type }: UnknownAction) => type)).toEqual(
      expect.arrayContaining(['api/executeQuery/pending', 'api/executeQuery/fulfilled']),
    ),
  );
});
`,
  },
  edits: [
    [
      'contract/calls/reading.ts',
      "import { DocumentsData, ProgressData } from '../projects/progress.ts';\n",
      "import { PressData } from '../press.ts';\n",
    ],
    ['domain/readCalls.ts', 'export const readPaths = {\n', "  getPress: '/api/press',\n"],
    [
      'contract/calls/reading.ts',
      'export const readingCalls = {',
      `
  getPress: call({
    method: 'GET',
    path: readPaths.getPress,
    summary: 'What newspapers have written',
    params: NoParams,
    query: NoQuery,
    response: envelope(PressData),
    extension: 'press',
  }),`,
    ],
    [
      'contract/extensions.ts',
      'export const extensions = {',
      "\n  press: { without: 'There is no page of the press' },",
    ],
    [
      'contract/effects/company.ts',
      "import type * as Company from '../company.ts';\n",
      "import type { PressData } from '../press.ts';\n",
    ],
    ['contract/effects/company.ts', 'interface CompanyEffects {', '\n  readonly PressData: Effects<PressData>;'],
    ['contract/effects/company.ts', 'companyEffects: CompanyEffects = {', "\n  PressData: { titles: 'no titles' },"],
    [
      'tools/contract/extensions.ts',
      '  visits: async (checker, { leads }) => checkVisits(checker, leads),\n',
      `  async press(checker) {
    await checker.fits('getPress', calls.getPress.path, 'every field fits');
    return undefined;
  },
`,
    ],
    ['server/backend/responses/index.ts', "from './offers.ts';\n", "import { pressPage } from './press.ts';\n"],
    ['server/backend/responses/index.ts', '  getContacts: contactsPage,', '\n  getPress: pressPage,'],
    [
      'src/shared/responses/index.ts',
      "export type { NewsCard, NewsData, NewsItem, ProjectNewsData } from './news.ts';\n",
      "export type { PressData } from './press.ts';\n",
    ],
    ['src/shared/responses/readers.ts', "from './offer.ts';\n", "import { pressData } from './press.ts';\n"],
    ['src/shared/responses/readers.ts', '  plannings,\n', '  pressData,\n'],
    ['src/entities/company/companyApi.ts', '  OffersData,\n', '  PressData,\n'],
    [
      'src/entities/company/companyApi.ts',
      'endpoints: (build) => ({',
      `
    getPress: build.query<PressData, InLanguage>({
      query: ({ language }) => ({ url: '/api/press', read: 'pressData', language }),
    }),`,
    ],
  ],
};

/** The page that shows it. */
const page: Recipe = {
  files: {
    'src/pages/press/PressPage.tsx': `import { useTranslation } from 'react-i18next';
import { companyApi } from '#entities/company';
import { useQueryResult } from '#shared/api';
import { QueryBoundary } from '#shared/lazy';
import { PageMeta } from '#shared/seo';
import { useLanguage } from '#shared/routing';
import { PageHeader, Section, SkeletonBlock } from '#shared/ui';

function PressPage() {
  const { t } = useTranslation('press');
  const result = useQueryResult(companyApi.endpoints.getPress, { language: useLanguage() });
  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section id="titles" heading={t('titles')}>
        <QueryBoundary result={result} skeleton={<SkeletonBlock height="6rem" />} />
        {result.data?.titles.map((title) => (
          <p key={title}>{title}</p>
        ))}
      </Section>
    </>
  );
}

export { PressPage as Page };
export const namespaces = ['press'];
`,
    'i18n/ua/press.json': '{ "title": "Преса", "lead": "Що про нас пишуть.", "titles": "Статті" }\n',
    'i18n/en/press.json': '{ "title": "Press", "lead": "What is written about us.", "titles": "Articles" }\n',
    '__tests__/src/pages/press.test.tsx': `import { screen } from '@testing-library/react';
import { backendOfTests } from '../../support/backend/backend.ts';
import { renderSite } from '../../support/site/renderSite.tsx';

const backend = backendOfTests();

it('shows what was written', async () => {
  await renderSite({ path: '/en/press', fetch: backend.fetch });
  expect(await screen.findByText('A horizon in brick')).toBeVisible();
});
`,
  },
  edits: [
    ['domain/pages.ts', "  contacts: '/contacts',\n", "  press: '/press',\n"],
    [
      'src/app/routes/routeTable.ts',
      '  ...projectRoutes,\n',
      `  page('press', {
    load: () => import(/* webpackChunkName: "page-press" */ '#pages/press/PressPage.tsx'),
  }),
`,
    ],
    [
      'src/app/routes/routeQueries.lazy.ts',
      'export const routeQueries = {\n',
      `  press: ({ dispatch, language }: AnyRequest) => [dispatch(companyApi.endpoints.getPress.initiate({ language }, once))],
`,
    ],
    ...inBoth(
      'index.ts',
      "export { default as plan } from './plan.json';\n",
      "export { default as press } from './press.json';\n",
      "export { default as press } from './press.json';\n",
    ),
    ['src/app/layout/header/siteLinks.tsx', 'export const companyLinks = [', "\n  ['press', pathTo('press')],"],
    ...inBoth('common.json', '"navigation": {', '"press": "Преса",', '"press": "Press",'),
  ],
};

/** Flats with a large kitchen. */
const filter: Recipe = {
  files: {
    '__tests__/src/features/largeKitchen.test.ts': `import fc from 'fast-check';
import { flatFilter } from '#features/flat-filter';
import { flat } from './flat-filter/flats.ts';

it('is read from the address and met by a flat with such a kitchen', () => {
  const chosen = flatFilter.parse(new URLSearchParams({ kitchen: '1' }));
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 4, max: 30 })), (area) => {
      expect(flatFilter.matcher(chosen)(flat({ kitchen_area: area }))).toBe((area ?? 0) >= 12);
    }),
  );
});
`,
  },
  edits: [
    ['src/features/flat-filter/flatFilter.ts', 'import { anyOf, between, keyOf, order', ', yes'],
    [
      'src/features/flat-filter/flatFilter.ts',
      'const tableOn = (today: string | null) =>\n  ({\n',
      '    kitchen: yes(({ kitchen_area: kitchen }: Flat) => kitchen !== null && kitchen >= 12),\n',
    ],
    ['src/features/flat-filter/flatFilter.ts', '  return {\n', '    kitchen: facets.kitchen.size > 0,\n'],
    ['src/features/flat-filter/FlatFilterForm.tsx', "<Key extends 'rooms' |", " 'kitchen' |"],
    [
      'src/features/flat-filter/FlatFilterForm.tsx',
      'role="search" aria-label={t(\'filter.label\')}>',
      `
      {shown.kitchen && (
        <FacetChips
          {...chips('kitchen')}
          legend={t('filter.kitchen')}
          options={['1']}
          nameOf={() => t('filter.largeKitchen')}
        />
      )}`,
    ],
    ...inBoth(
      'plan.json',
      '"filter": {',
      '"kitchen": "Кухня", "largeKitchen": "Від 12 м²",',
      '"kitchen": "Kitchen", "largeKitchen": "From 12 m²",',
    ),
    ...inBoth(
      'planViews.json',
      '"nothing": {',
      '"kitchen_one": "Будь-яка кухня: {{count}} квартира", "kitchen_few": "Будь-яка кухня: {{count}} квартири", "kitchen_many": "Будь-яка кухня: {{count}} квартир", "kitchen_other": "Будь-яка кухня: {{count}} квартири",',
      '"kitchen_one": "Any kitchen: {{count}} flat", "kitchen_other": "Any kitchen: {{count}} flats",',
    ),
    ['domain/filters/filterParameters.ts', "  'area',\n", "  'kitchen',\n"],
  ],
};

/** The settings of consent were opened. */
const event: Recipe = {
  files: {
    '__tests__/src/app/settingsEvent.test.ts': `import { act } from '@testing-library/react';
import { consentSettingsOpened } from '#shared/analytics';
import { startAnalytics } from '../../../src/app/analytics/startAnalytics.ts';
import { backendOfTests } from '../../support/backend/backend.ts';
import { eventsIn } from '../../support/site/dataLayer.ts';
import { renderSite } from '../../support/site/renderSite.tsx';

const backend = backendOfTests();

it('is sent to the tag manager', async () => {
  const site = await renderSite({ path: '/en/about', fetch: backend.fetch });
  let stop = () => {};
  await act(async () => {
    stop = startAnalytics(site);
  });
  await act(async () => void site.store.dispatch(consentSettingsOpened()));
  expect(eventsIn()).toContainEqual({ event: 'open_consent' });
  await act(async () => stop());
});
`,
  },
  edits: [
    ['src/shared/analytics/events.ts', 'export type AnalyticsEvent =\n', '  | OpenConsentEvent\n'],
    [
      'src/shared/analytics/events.ts',
      "import type { LanguageTag } from '#domain/languages.ts';\n",
      "\n/** The settings of consent were opened. */\nexport interface OpenConsentEvent {\n  readonly event: 'open_consent';\n}\n",
    ],
    [
      'src/app/analytics/startAnalytics.ts',
      'function eventOf(action: UnknownAction): AnalyticsEvent | null {\n',
      "  if (consentSettingsOpened.match(action)) return { event: 'open_consent' };\n",
    ],
  ],
};

/** The page's queries use the endpoint: that one comes first. */
export const recipes: Readonly<Record<string, Recipe>> = { field, endpoint, page, filter, event };

/** Applies an edit to a file's text; throws if its anchor is missing. */
export function edited(source: string, [file, after, insert]: Edit): string {
  const at = source.indexOf(after);
  if (at < 0) throw new Error(`${file} has no ${JSON.stringify(after)}`);
  return source.slice(0, at + after.length) + insert + source.slice(at + after.length);
}
