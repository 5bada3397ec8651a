import type { SlotsData } from '#contract/leads/visit.ts';
import { shown } from '../support/shown.ts';
import { hydrated, watchShifts } from '../support/visit.ts';
import { context, newVisitors, page, site } from '../support/visitor.ts';

newVisitors();

const controls = { select: shown('main select'), summary: shown('main summary span') } as const;

/** How many filters there are, and the labels of those that do not fit into their controls. */
const cutLabels = ({ select, summary }: typeof controls): { readonly filters: number; readonly cut: string[] } => {
  const widthOf = (text: string, { fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): number => {
    const probe = document.createElement('span');
    probe.textContent = text;
    Object.assign(probe.style, { fontFamily, fontSize, fontWeight, position: 'absolute', whiteSpace: 'nowrap' });
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const selects = [...document.querySelectorAll(select)];
  const cutSelects = selects.flatMap((select) => {
    const text = select.querySelector('option:checked')?.textContent ?? '';
    const style = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return widthOf(text, style) > room ? [text] : [];
  });
  const summaries = [...document.querySelectorAll(summary)];
  const cutSummaries = summaries.flatMap((label) =>
    label.scrollWidth > label.clientWidth && getComputedStyle(label).overflowX === 'hidden'
      ? [label.textContent ?? '']
      : [],
  );
  return { filters: selects.length + summaries.length, cut: [...cutSelects, ...cutSummaries] };
};

it.each(['/projects', '/en/projects'])('no control of the filters on %s cuts its label', async (path) => {
  await page.goto(`${site.origin}${path}?price_from=1000000000&price_to=1100000000`);
  await hydrated(page);
  const cut: Record<number, string[]> = {};
  const filters: number[] = [];
  const widths = [390, 768, 1024, 1280, 1440];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(cutLabels, controls);
    cut[width] = found.cut;
    filters.push(found.filters);
  }
  // Without its filters a page would cut none.
  expect(Math.min(...filters)).toBeGreaterThan(5);
  expect(cut).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
});

it('pictures out of view are requested after the scripts', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // Each picture has an address of its own.
  await page.route('**/en/projects', async (route) => {
    const response = await route.fetch();
    let pictures = 0;
    const body = (await response.text()).replaceAll('.avif', () => `.avif?${(pictures += 1)}`);
    await route.fulfill({ response, body });
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(request.url());
  });
  const firstScript = page.waitForRequest('**/*.js');
  await page.goto(`${site.origin}/en/projects`, { waitUntil: 'commit' });
  await firstScript;
  const [first, second] = await page.evaluate(
    (images) => [...document.querySelectorAll<HTMLImageElement>(images)].map(({ currentSrc }) => currentSrc),
    shown('main img'),
  );
  expect(requested).toContain(first);
  // A frame later a lazy picture would have been requested.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(requested).not.toContain(second);
  const later = page.waitForRequest(second ?? '');
  release();
  await later;
});

/** How many heads a table has, and those that break within a word without a hyphen, with a bar where the line ends. */
const brokenHeads = (selector: string): { readonly heads: number; readonly broken: string[] } => {
  const range = document.createRange();
  const lineOf = (text: Text, index: number): number => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return Math.round(range.getBoundingClientRect().top);
  };
  const heads = [...document.querySelectorAll(selector)];
  const broken = heads.flatMap((head) => {
    const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() !== null) {
      const text = walker.currentNode as Text;
      // The box of a letter after a soft hyphen includes the hyphen.
      for (const { index } of text.data.matchAll(/(?<=(?<!\u00AD)\p{L})\p{L}/gu)) {
        if (lineOf(text, index) > lineOf(text, index - 1)) {
          found.push(`${text.data.slice(0, index)}|${text.data.slice(index)}`);
        }
      }
    }
    return found;
  });
  return { heads: heads.length, broken };
};

it('no head of the comparison is broken in the middle of a word on a phone', async () => {
  await page.goto(`${site.origin}/favourites?flats=obriy-park:a-1-5-19,obriy-park:a-1-2-2`);
  await hydrated(page);
  await page.getByRole('table').scrollIntoViewIfNeeded();
  await page.getByRole('rowheader', { name: 'Укриття', exact: true }).waitFor();
  const { heads, broken } = await page.evaluate(brokenHeads, shown('main th'));
  expect(heads).toBeGreaterThan(5);
  expect(broken).toEqual([]);
});

it('the name of a flat is broken between its words on a narrow phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.origin}/projects/obriy-park/plan/flat/a-1-2-4`);
  await page.getByRole('heading', { level: 1, name: 'Чотирикімнатна' }).waitFor();
  expect(await page.evaluate(brokenHeads, shown('main h1'))).toEqual({ heads: 1, broken: [] });
});

interface Entry {
  readonly number: string;
  readonly token: string;
}

it('the entry of a private page moves nothing', async () => {
  const call = async <Data>(path: string, init?: RequestInit): Promise<Data> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${site.origin}/api/${path}`, { headers, ...init });
    return ((await response.json()) as { readonly data: Data }).data;
  };
  const make = async (path: string, data: object): Promise<Entry> => {
    const person = { name: 'Olha Melnyk', phone: '+380671234517', agreement: true };
    const subject = { project: 'lypa', flat: 'a-1-3-9' };
    return call(path, { method: 'POST', body: JSON.stringify({ ...person, ...subject, ...data }) });
  };
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { days } = await call<SlotsData>(`centers/central/slots?from=${day(2)}&to=${day(20)}`);
  const slot = days.flatMap(({ slots }) => slots).findLast(({ free }) => free > 0);
  const visit = await make('visits', { center: 'central', starts_at: slot?.starts_at, kind: 'in_person' });
  const reservation = await make('reservations', {});
  const moved: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    for (const link of [
      `/appointment/visit#${visit.number}.${visit.token}`,
      `/reservation#${reservation.number}.${reservation.token}`,
      '/appointment/visit#V-1.aaaaaaaaaaaaaaaaaaaaaaaa',
    ]) {
      const opened = await context.newPage();
      await opened.setViewportSize({ width, height });
      await opened.addInitScript(watchShifts);
      await opened.goto(site.origin + link);
      await opened.getByRole('article').or(opened.getByText('Не знаходимо')).waitFor();
      await opened.waitForLoadState('networkidle');
      moved.push(...(await opened.evaluate(() => (window.layoutShift > 0.001 ? window.movedElements : []))));
    }
  }
  // Other tests reserve it, too.
  await call(`reservations/${reservation.number}?token=${reservation.token}`, { method: 'DELETE', headers: {} });
  expect(moved).toEqual([]);
});

/** Pixels by which a field reaches out of its form, the form out of its place, and the page out of the window. */
const overflows = (field: HTMLElement): readonly number[] => {
  const form = field.closest('form') ?? field;
  const place = form.parentElement ?? form;
  const page = document.documentElement;
  return [
    field.offsetWidth - form.clientWidth,
    form.offsetWidth - place.clientWidth,
    page.scrollWidth - page.clientWidth,
  ].map((beyond) => Math.max(0, beyond));
};

it.each([
  ['/en/404', 'Request a call', '[role="dialog"] textarea'],
  ['/en/request_call', undefined, 'main textarea'],
  ['/en/', undefined, '#consultation textarea'],
  ['/en/projects/obriy-park/bond?price=3000000&months=24', 'Ask about this plan', '[role="dialog"] textarea'],
])('a long word widens no form of %s', async (path, opener, selector) => {
  await page.goto(site.origin + path);
  await hydrated(page);
  if (opener !== undefined) await page.getByRole('button', { name: opener }).filter({ visible: true }).last().click();
  const field = page.locator(shown(selector));
  // At once: while Playwright waits for a stable field, the live form may take the place of the plain one.
  await field.evaluate((element) => element.scrollIntoView());
  await field.fill('W'.repeat(300));
  expect(await field.evaluate(overflows)).toEqual([0, 0, 0]);
});

it('the footer stays in its place while the lazy parts of the calculator load above it', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchShifts);
  let loadScripts = (): void => {};
  const held = new Promise<void>((resolve) => {
    loadScripts = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.origin}/en/projects/obriy-park/bond`, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 20_000);
  await page.waitForFunction(() => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2);
  const pageHeight = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await pageHeight();
  loadScripts();
  await page.getByRole('heading', { name: 'Or another way' }).waitFor();
  // Otherwise nothing would have moved it.
  expect(await pageHeight()).toBeGreaterThan(before + 100);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.001);
});

it.each([
  ['contacts', 'Sales centres'],
  ['projects/obriy-park/bond', 'The payments, with one-off costs'],
])('on /en/%s the heading "%s" touches nothing below it', async (path, name) => {
  await page.goto(`${site.origin}/en/${path}`);
  await hydrated(page);
  await page.mouse.wheel(0, 20_000);
  const heading = page.getByRole('heading', { name, exact: true });
  await heading.waitFor();
  const gap = await heading.evaluate(
    (element) =>
      (element.nextElementSibling?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom,
  );
  expect(gap).toBeGreaterThanOrEqual(8);
});

it('a saved search begins where its heading does', async () => {
  await page.goto(`${site.origin}/en/flats?rooms=2`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.goto(`${site.origin}/en/flats`);
  const saved = page.getByRole('region', { name: 'Your saved searches' });
  const starts = [saved.getByRole('heading'), saved.getByRole('link')].map(async (part) => {
    const { x } = (await part.boundingBox()) ?? {};
    return x;
  });
  const [heading, link] = await Promise.all(starts);
  expect(link).toBeCloseTo(heading ?? Number.NaN);
});

it('the menu scrolls to its last entry above the bottom bar at 200% zoom', async () => {
  await page.setViewportSize({ width: 195, height: 600 });
  await page.goto(`${site.origin}/en/projects/obriy-park/about`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const { y: barTop = 0 } = (await page.getByRole('complementary').boundingBox()) ?? {};
  const links = page.getByRole('banner').getByRole('link');
  for (const entry of [links.filter({ hasText: 'Saved flats' }), links]) {
    await entry.last().focus();
    const { y = 0, height = 0 } = (await entry.last().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(barTop);
  }
});

it('what takes the focus after the last entry of the menu is in view at 200% zoom', async () => {
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto(`${site.origin}/en/projects/obriy-park/about`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
  const menu = page.getByRole('banner').getByRole('link', { name: 'Book a visit' });
  await menu.waitFor();
  while (await menu.isVisible()) await page.keyboard.press('Tab');
  await page.waitForFunction(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? {};
    return top !== undefined && bottom !== undefined && top >= 0 && bottom <= window.innerHeight;
  });
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer, aside') !== null)).toBe(true);
});

it.each(['flats', 'projects/obriy-park/plan/a/1/2', 'favourites?flats=obriy-park:a-1-2-1,obriy-park:a-1-2-2'])(
  'no price of /en/%s is cut at 200%% zoom',
  async (path) => {
    await page.setViewportSize({ width: 195, height: 422 });
    await page.goto(`${site.origin}/en/${path}`);
    await hydrated(page);
    const ends = await page
      .getByRole('main')
      .locator('li p')
      .filter({ hasText: '₴' })
      .evaluateAll((prices) =>
        prices.map((price) => {
          const range = document.createRange();
          range.selectNodeContents(price);
          return range.getBoundingClientRect().right;
        }),
      );
    expect(ends.length).toBeGreaterThan(1);
    const gutter = 16;
    expect(Math.max(...ends)).toBeLessThanOrEqual(195 - gutter);
  },
);

it.each(['', '/projects/obriy-park/about', '/projects/obriy-park/plan?view=list', '/projects/obriy-park/bond'])(
  'no item of "%s" is cut at 200%% zoom',
  async (path) => {
    await page.setViewportSize({ width: 195, height: 422 });
    await page.goto(`${site.origin}${path}`);
    await hydrated(page);
    const ends = await page
      .getByRole('main')
      .locator('li, dd, nav, h1, h2, h3, button')
      .filter({ visible: true })
      .evaluateAll((items) => {
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
        return items.filter((item) => !scrolls(item.parentElement)).map((item) => item.getBoundingClientRect().right);
      });
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(195);
  },
);

it.each([320, 360, 390, 1280])('a long name of the company widens no page on a screen of %i px', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(site.origin);
  await hydrated(page);
  const name = await page.getByRole('banner').getByRole('link').first().innerText();
  const places = page.locator('header, footer').getByText(name, { exact: true });
  const excesses = await places.evaluateAll((elements) =>
    ['Тернопільбудінвестгруппп', 'Тернопільбудінвест Груп'].map((long) => {
      for (const element of elements) element.textContent = long;
      return document.documentElement.scrollWidth - window.innerWidth;
    }),
  );
  expect(await places.count()).toBe(0);
  expect(excesses).toEqual([0, 0]);
});
