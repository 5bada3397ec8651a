import type { BrowserContextOptions, Page } from 'playwright-core';
import { violationsOf } from './violations.ts';
import { savesData, visit } from './visit.ts';
import { type sharedBrowser, site } from './visitor.ts';

/** What a document has one of, how much wider than the screen it is, in pixels, and what of it moved by itself. */
const shapeOf = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: document.querySelectorAll('title:not(svg title)').length,
    titlesInHead: document.head.querySelectorAll('title').length,
    mains: document.querySelectorAll('main').length,
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // React says nothing about attributes that differ from the server's, and what is said of a field would name nobody.
    strangeIds: [...document.querySelectorAll('[id]')].flatMap((element) => {
      const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
      const { id = element.id } = (props ?? {}) as { id?: string };
      return id === element.id ? [] : [`${element.id} is ${id}`];
    }),
    // Rounding of the browser's own: nobody sees a thousandth.
    moved: window.layoutShift > 0.001 ? [`by ${window.layoutShift}`, ...window.movedElements] : [],
  }));

export const repeated = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => paths.indexOf(path) !== index);

/** Pages with flats ask who has reserved one, at once and every ten seconds. */
const polledCalls: ReadonlySet<string> = new Set(['/api/extensions', '/api/reservations']);

/** A visitor with another language and time than the server: what depends on the visitor's own would not fit. */
export const stranger = {
  viewport: { width: 320, height: 700 },
  locale: 'de-DE',
  timezoneId: 'America/New_York',
} as const;

interface InspectOptions extends BrowserContextOptions {
  readonly axe?: boolean;
}

/** Opens a page and returns everything that the browser, axe and the network tell of it. */
export async function inspect(
  browser: ReturnType<typeof sharedBrowser>,
  path: string,
  { axe = true, ...options }: InspectOptions,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // What links lead to is not fetched ahead then: all that is asked for is for this page.
  await context.addInitScript(savesData);
  const { page, status, complaints, requests } = await visit(context, site.origin + path);
  const shape = await shapeOf(page);
  const title = await page.title();
  const requested = requests.filter((each) => !polledCalls.has(each));
  const violations = axe ? await violationsOf(page) : [];
  await context.close();
  return {
    status,
    shape,
    title,
    calls: requested.filter((each) => each.startsWith('/api/')),
    repeated: repeated(requested),
    violations,
    complaints,
  };
}

/** What `inspect` finds on a page that is right. */
export const rightPage = (status: number, language: string): Awaited<ReturnType<typeof inspect>> => ({
  status,
  shape: { language, titles: 1, titlesInHead: 1, mains: 1, headings: 1, overflow: 0, strangeIds: [], moved: [] },
  title: expect.stringMatching(/\S/) as string,
  calls: [],
  repeated: [],
  violations: [],
  complaints: [],
});

export const localized = (language: 'uk' | 'en', path: string): string =>
  language === 'uk' ? path : `/en${path === '/' ? '' : path}`;
