import { listedPaths } from '#domain/pages.ts';
import { inspect, localized, repeated, rightPage, foreignVisitor } from '../support/crawl/inspect.ts';
import { templates } from '../support/crawl/templates.ts';
import { visit } from '../support/visit.ts';
import { sharedBrowser, site } from '../support/visitor.ts';

const entries = { projects: 'obriy-park', offers: 'parkomistse-za-pivtsiny', news: 'obriy-park-karkas-b' };
const screens = [
  ...listedPaths(entries),
  '/flats?rooms=2&price_to=1000000',
  '/projects?status=commissioned&status=under_construction&rooms=2&rooms=3&area=over-80&price_to=9000000',
  ...[
    'plan?view=board',
    'plan?view=list',
    'plan?view=table',
    'plan?rooms=6',
    'plan/a',
    'plan/a/1',
    'plan/a/1/5',
    'plan/flat/a-1-5-17',
    'passport',
    'passport?building=b',
  ].map((place) => `/projects/obriy-park/${place}`),
  '/appointment/select_date',
  '/request_call?project=obriy-park',
  '/favourites',
];
const missing = [
  '/404',
  '/nowhere',
  '/news/nowhere',
  '/projects/obriy-park/plan/z',
  '/projects/pivnichne-svitlo/passport',
  '/projects/obriy-park/plan/flat/z-1',
];
/** A planned development: most of its tabs are empty. */
const emptyTabs = listedPaths({ ...entries, projects: 'pivnichne-svitlo' }).filter((path) =>
  path.startsWith('/projects/'),
);
interface Stop {
  readonly path: string;
  readonly expected: number;
}

const stops = (paths: readonly string[], expected: number): Stop[] => paths.map((path) => ({ path, expected }));
const walks: Readonly<Record<'uk' | 'en', readonly Stop[]>> = {
  uk: [...stops([...screens, ...emptyTabs], 200), ...stops(missing, 404)],
  // smoke.test.ts covers the templates, in both languages.
  en: stops(
    screens.filter((path) => !templates.includes(path)),
    200,
  ),
};
const browser = sharedBrowser();

/** A page mostly waits, for an idle network and an idle browser, so several are open at a time. */
const lanes = 4;

describe.each(['uk', 'en'] as const)('in %s', (language) => {
  const walk = walks[language];
  const findings = new Map<string, ReturnType<typeof inspect>>();
  const look = async (path: string) => {
    // smoke.test.ts runs axe on the templates, and faults elsewhere are the same in every language.
    const axe = language === 'uk' && !templates.includes(path);
    return inspect(browser, localized(language, path), { ...foreignVisitor, axe });
  };

  beforeAll(() => {
    const waiting = walk.values();
    const settled = new Map(
      walk.map(({ path }) => [path, Promise.withResolvers<Awaited<ReturnType<typeof inspect>>>()]),
    );
    for (const [path, { promise }] of settled) {
      // Its own test reports the failure, possibly much later.
      promise.catch(() => undefined);
      findings.set(path, promise);
    }
    const run = async (): Promise<void> => {
      for (const { path } of waiting) {
        await look(path).then(settled.get(path)?.resolve, settled.get(path)?.reject);
      }
    };
    for (let lane = 0; lane < lanes; lane += 1) void run();
  });

  it.each(walk)(
    '$path hydrates as the server rendered it: complete, without shifts and console messages',
    async ({ path, expected }) => {
      const found = findings.get(path) ?? look(path);
      // A second attempt looks anew.
      findings.delete(path);
      expect(await found).toEqual(rightPage(expected, language));
    },
  );
});

it.each(['/', '/en/projects'])(
  'no address is requested twice on %s, also when linked pages are prefetched',
  async (path) => {
    const context = await browser.newContext();
    const { page, requests, errors } = await visit(context, site.origin + path);
    await page.locator('main a[href^="/"]').filter({ visible: true }).last().scrollIntoViewIfNeeded();
    // Prefetching waits for an idle browser, possibly after the network is idle.
    if (!requests.some((each) => each.startsWith('/api/'))) await page.waitForRequest(/\/api\//);
    await page.waitForLoadState('networkidle');
    expect(repeated(requests)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);
