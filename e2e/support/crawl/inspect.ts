import type { BrowserContextOptions, Page } from 'playwright-core';
import { violationsOf } from './violations.ts';
import { savesData, visit } from '../visit.ts';
import { type sharedBrowser, site } from '../visitor.ts';

/** The number of unique elements, the overflow in pixels, and the elements that shifted. */
const shapeOf = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: document.querySelectorAll('title:not(svg title)').length,
    titlesInHead: document.head.querySelectorAll('title').length,
    // Where parsing pauses depends on the network: a page that is drawn before its title has come moves.
    drawnFrom: document.querySelector(
      document.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute('href') ?? 'none',
    )?.tagName,
    mains: document.querySelectorAll('main').length,
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // React does not report attributes that differ from the server's, and a wrong id leaves a field without its
    // message.
    strangeIds: [...document.querySelectorAll('[id]')].flatMap((element) => {
      const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
      const { id = element.id } = (props ?? {}) as { id?: string };
      return id === element.id ? [] : [`${element.id} is ${id}`];
    }),
    // Rounding of the browser: a thousandth of a pixel is invisible.
    moved: window.layoutShift > 0.001 ? [`by ${window.layoutShift}`, ...window.movedElements] : [],
  }));

export const repeated = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => paths.indexOf(path) !== index);

/** Calls that pages with flats repeat every ten seconds. */
const polledCalls: ReadonlySet<string> = new Set(['/api/extensions', '/api/reservations']);

/** A visitor with another language and time zone than the server: anything that depends on them would mismatch. */
export const foreignVisitor = {
  viewport: { width: 320, height: 700 },
  locale: 'de-DE',
  timezoneId: 'America/New_York',
} as const;

interface InspectOptions extends BrowserContextOptions {
  readonly axe?: boolean;
}

/** Opens a page and returns all findings of the browser, axe and the network. */
export async function inspect(
  browser: ReturnType<typeof sharedBrowser>,
  path: string,
  { axe = true, ...options }: InspectOptions,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // Disables prefetching: every request is for this page.
  await context.addInitScript(savesData);
  const { page, status, errors, requests } = await visit(context, site.origin + path);
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
    errors,
  };
}

/** The findings for a correct page. */
export const rightPage = (status: number, language: string): Awaited<ReturnType<typeof inspect>> => ({
  status,
  shape: {
    language,
    drawnFrom: 'H1',
    titles: 1,
    titlesInHead: 1,
    mains: 1,
    headings: 1,
    overflow: 0,
    strangeIds: [],
    moved: [],
  },
  title: expect.stringMatching(/\S/) as string,
  calls: [],
  repeated: [],
  violations: [],
  errors: [],
});

export const localized = (language: 'uk' | 'en', path: string): string =>
  language === 'uk' ? path : `/en${path === '/' ? '' : path}`;
