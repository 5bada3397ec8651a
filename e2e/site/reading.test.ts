import { hasFocus } from '../support/keyboard.ts';
import { shown } from '../support/shown.ts';
import { hasOwnFaces, hydrated, watchShifts } from '../support/visit.ts';
import { context, newVisitors, page, site } from '../support/visitor.ts';

newVisitors();

const visit = async (path: string): Promise<void> => {
  await page.goto(site.origin + path);
  await hydrated(page);
};

const listOf = (label: string) => page.getByRole('group', { name: label });

it('an option of a filter is chosen by a press on its name, and its list stays open', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/projects');
  await page.locator(shown('summary')).filter({ hasText: 'Клас' }).click();
  const option = listOf('Клас').locator('label').first();
  await option.click();
  await page.waitForURL(/class=/);
  const ticked = option.getByRole('checkbox', { checked: true });
  await ticked.waitFor();
  expect(await ticked.count()).toBe(1);
});

it('a press on the visible end of a chip chooses it, though focus would scroll it into view', async () => {
  await visit('/flats');
  const chips = page.locator('main a[aria-pressed=false]');
  const edge = await chips.evaluateAll((links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    const cut = boxes.find(({ left, right }) => left < window.innerWidth - 12 && right > window.innerWidth + 12);
    return cut && { x: window.innerWidth - 8, y: cut.y + cut.height / 2 };
  });
  if (edge === undefined) throw new Error('No chip is cut off');
  await page.mouse.click(edge.x, edge.y, { delay: 100 });
  const pressed = page.locator('main a[aria-pressed=true]');
  await pressed.first().waitFor({ timeout: 5000 });
  expect(await pressed.count()).toBe(1);
});

it('the keyboard moves each tab of a project wholly into view', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/projects/obriy-park/about');
  const tabs = page.getByRole('navigation', { name: 'Розділи комплексу' }).getByRole('link');
  const cut: string[] = [];
  await tabs.first().focus();
  for (const tab of await tabs.all()) {
    const { x = 0, width = 0 } = (await tab.boundingBox()) ?? {};
    if (!(await hasFocus(tab)) || x < 0 || x + width > 320) cut.push(await tab.innerText());
    await page.keyboard.press('Tab');
  }
  expect(cut).toEqual([]);
});

it.each(['Район', 'Клас', 'Готовність'])('on a phone the whole list of %s is visible, above the bar', async (label) => {
  await visit('/projects');
  await page.getByRole('button', { name: /^Фільтр/ }).click();
  const summary = page.locator(shown('summary')).filter({ hasText: label });
  await summary.waitFor();
  await summary.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - 700));
  await summary.click();
  await listOf(label).waitFor();
  const bar = await page.getByRole('complementary').last().boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = (await listOf(label).boundingBox()) ?? {};
  expect([x >= 0, x + width <= 390, y + height <= (bar?.y ?? 0)]).toEqual([true, true, true]);
});

it.each([
  [1440, 900],
  [390, 844],
])('focus in the header moves nothing (%i × %i)', async (width, height) => {
  await page.setViewportSize({ width, height });
  await visit('/en/about');
  await page.evaluate(() => window.scrollTo(0, 1500));
  const header = page.getByRole('banner');
  const stops = await header.getByRole('link').or(header.getByRole('button')).count();
  const tops: number[] = [];
  // The skip link is first.
  for (let step = 0; step <= stops; step += 1) {
    await page.keyboard.press('Tab');
    tops.push(await page.evaluate(() => Math.round(window.scrollY)));
  }
  expect(await header.locator(':focus').count()).toBe(1);
  expect(new Set(tops)).toEqual(new Set([1500]));
});

/** Elements over the page while it scrolls, except the progress line. */
const whatStays = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        const { top, bottom, height } = element.getBoundingClientRect();
        return (
          /fixed|sticky/.test(position) && visibility === 'visible' && height > 4 && bottom > 0 && top < innerHeight
        );
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );

it('at 400 % zoom nothing sticky takes height from the page', async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit('/');
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await whatStays()).toEqual([]);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('banner').getByRole('link').last().scrollIntoViewIfNeeded();
  expect(await whatStays()).toEqual([]);
});

interface Named {
  readonly alias: string;
}

/** An address of each kind of page. */
async function everyTemplate(): Promise<readonly string[]> {
  const read = async <T>(path: string): Promise<T> =>
    ((await (await fetch(`${site.origin}/api/${path}`)).json()) as { data: T }).data;
  const [{ projects }, { offers }, { items }] = await Promise.all([
    read<{ projects: readonly Named[] }>('projects'),
    read<{ offers: readonly Named[] }>('offers'),
    read<{ items: readonly Named[] }>('news'),
  ]);
  const project = `/projects/${projects[0]?.alias}`;
  const [flat] = await read<readonly { readonly id: string }[]>(`${project.slice(1)}/plannings`);
  const tabs = ['about', 'plan', 'plan?view=list', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers'];
  return [
    '/',
    '/about',
    '/contacts',
    '/flats',
    '/projects',
    '/offers',
    '/news',
    '/appointment/select_date',
    '/instalment_calculator',
    '/favourites',
    '/404',
    `/offers/${offers[0]?.alias}`,
    `/news/${items[0]?.alias}`,
    ...[...tabs, 'docs', `plan/flat/${flat?.id}`].map((tab) => `${project}/${tab}`),
  ];
}

// WCAG 1.4.12
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

it('the reader’s own text spacing widens no page', async () => {
  const wide: string[] = [];
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 320, height: 700 });
  for (const path of await everyTemplate()) {
    await reader.goto(site.origin + path);
    await hydrated(reader);
    await reader.addStyleTag({ content: spacing });
    const width = await reader.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path} ${width}`);
  }
  expect(wide).toEqual([]);
});

it.each(['/', '/flats', '/projects/obriy-park/plan', '/reservation'])(
  'letters of one and a half times the size do not widen %s',
  async (path) => {
    // Where breakpoints follow the reader's font size, a phone counts as narrower.
    await page.setViewportSize({ width: 320, height: 844 });
    await visit(path);
    await page.addStyleTag({ content: 'html { font-size: 150% }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

it('a fragment link scrolls smoothly, unless motion is reduced', async () => {
  const path = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
    await page.emulateMedia({ reducedMotion });
    await visit('/en/about');
    await page.keyboard.press('Tab');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.evaluate(() => {
      const passed = new Set<number>();
      Object.assign(window, { passed });
      window.addEventListener('scroll', () => passed.add(window.scrollY));
    });
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.scrollY < 100);
    return page.evaluate(() => (window as unknown as { passed: Set<number> }).passed.size);
  };
  expect(await path('no-preference')).toBeGreaterThan(3);
  expect(await path('reduce')).toBeLessThan(3);
});

/** Whether an element is rendered in a font of the site, as the browser's own tools report. */
async function hasOwnFace(selector: string): Promise<boolean> {
  const tools = await context.newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: shown(selector),
  });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

it.each([
  ['/', 390, 'here or on the next page'],
  ['/projects', 1440, 'here or on the next page'],
  ['/en/about', 390, 'here or on the next page'],
  // Most of its tabs are outside of the view, where they may move.
  ['/projects/obriy-park/about', 390, 'here'],
])(
  'a first visit is readable at once and gets the fonts of the site without a shift: %s at %d px, %s',
  async (path, width, where) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.setViewportSize({ width, height: 844 });
    await page.route(/\/fonts\.\w+\.css$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await hydrated(page);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await hasOwnFace('h1')).toBe(false);
    release();
    await page.waitForLoadState('networkidle');
    // Where the fonts would cause a shift, they are used from the next page on.
    const shown = page.waitForFunction(hasOwnFaces, null, { timeout: where === 'here' ? 30_000 : 3000 });
    if (
      await shown.then(
        () => false,
        () => where !== 'here',
      )
    ) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /Контакти|Contacts/ })
        .click();
      await page.getByRole('heading', { level: 1, name: /Контакти|Contacts/ }).waitFor();
      await page.waitForFunction(hasOwnFaces);
    }
    expect(await hasOwnFace('h1')).toBe(true);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.0005);
  },
);
