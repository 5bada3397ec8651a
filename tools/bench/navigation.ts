import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startSite } from '../../e2e/support/site.ts';
import { clickToDocument, clickToPaint } from './clickToPaint.ts';
import { serveBeside } from './floor.ts';
import { median } from './median.ts';

/** A link of the journey, looked for on the page to which the step before it led. */
interface Step {
  readonly name: string;
  readonly link: string;
  /** On the page that the link leads to, once it is filled with its data. */
  readonly content: string;
}

const journey: readonly Step[] = [
  { name: 'home → list', link: 'main a[href="/projects"]', content: 'main h2 a[href="/projects/obriy-park/about"]' },
  { name: 'list → project', link: 'main h2 a[href="/projects/obriy-park/about"]', content: 'main #description' },
  { name: 'about → plan', link: 'main nav a[href="/projects/obriy-park/plan"]', content: 'main a[href*="/plan/"]' },
];

/** A phone on a mobile network, as Lighthouse has it: milliseconds there and back, and bytes a second. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const fastNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

interface Circumstances {
  /** Without scripts: every step is a document of its own. */
  readonly floor?: boolean;
  readonly prefetch: boolean;
  readonly slow: boolean;
}

export interface NavigationRow {
  readonly step: string;
  readonly prefetched: number;
  readonly prefetchedSlowNetwork: number;
  readonly cold: number;
  readonly coldSlowNetwork: number;
  readonly floor: number;
  readonly floorSlowNetwork: number;
  /** Chunks, texts and answers asked for between click and paint although all was prefetched; the most of all runs. */
  readonly requestsPrefetched: number;
}

interface Taken {
  readonly milliseconds: number;
  readonly requests: number;
}

/** Long enough for links in view to be fetched ahead. */
const lookAround = 2500;
const processorSlowdown = 4;

async function openPhone(browser: Browser, { prefetch, floor = false }: Circumstances): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (!prefetch) {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  }
  if (floor) {
    await context.addInitScript(
      clickToDocument,
      journey.map((step) => step.content),
    );
  }
  return context;
}

async function follow(
  page: Page,
  devtools: CDPSession,
  { link, content }: Step,
  { slow, floor = false }: Circumstances,
): Promise<Taken> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(lookAround);
  const asked: string[] = [];
  const note = (request: { resourceType(): string; url(): string }): void => {
    if (['script', 'stylesheet', 'fetch'].includes(request.resourceType())) asked.push(request.url());
  };
  await devtools.send('Network.emulateNetworkConditions', slow ? slowNetwork : fastNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  page.on('request', note);
  const painted = floor
    ? page.waitForFunction((at) => window.paintedAfter?.[at], content, { polling: 100 })
    : page.evaluate(clickToPaint, content);
  await target.tap();
  const found = await painted;
  const milliseconds = typeof found === 'number' ? found : await found.evaluate((value) => value ?? Number.NaN);
  page.off('request', note);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Network.emulateNetworkConditions', fastNetwork);
  return { milliseconds, requests: asked.length };
}

async function travel(browser: Browser, origin: string, circumstances: Circumstances): Promise<readonly Taken[]> {
  const context = await openPhone(browser, circumstances);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await page.goto(origin, { waitUntil: 'networkidle' });
    const taken: Taken[] = [];
    for (const step of journey) taken.push(await follow(page, devtools, step, circumstances));
    return taken;
  } finally {
    await context.close();
  }
}

const kinds: readonly Circumstances[] = [
  { prefetch: true, slow: false },
  { prefetch: true, slow: true },
  { prefetch: false, slow: false },
  { prefetch: false, slow: true },
  { floor: true, prefetch: false, slow: false },
  { floor: true, prefetch: false, slow: true },
];

/** From the tap on a link to the painted content of its page, on a processor four times slower than this one. Medians, in milliseconds. */
export async function measureNavigation(browser: Browser, origin: string, runs = 7): Promise<readonly NavigationRow[]> {
  const all: (readonly Taken[])[][] = kinds.map(() => []);
  const [page, floor] = [await serveBeside(origin, 'page'), await serveBeside(origin, 'floor')];
  try {
    // Interleaved, so that a busy moment of the machine is everybody's.
    for (let run = 0; run < runs; run += 1) {
      for (const [index, kind] of kinds.entries()) {
        const side = kind.floor === true ? floor : page;
        all[index]?.push(await travel(browser, side.origin, kind));
      }
    }
  } finally {
    await page.stop();
    await floor.stop();
  }
  const typical = (kind: number, step: number): number =>
    Math.round(median((all[kind] ?? []).map((taken) => taken[step]?.milliseconds ?? Number.NaN)));
  return journey.map(({ name }, step) => ({
    step: name,
    prefetched: typical(0, step),
    prefetchedSlowNetwork: typical(1, step),
    cold: typical(2, step),
    coldSlowNetwork: typical(3, step),
    floor: typical(4, step),
    floorSlowNetwork: typical(5, step),
    requestsPrefetched: Math.max(...[...(all[0] ?? []), ...(all[1] ?? [])].map((taken) => taken[step]?.requests ?? 0)),
  }));
}

if (import.meta.main) {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  try {
    process.stdout.write('Tap to painted content, 4 × slower processor, median ms\n');
    console.table(await measureNavigation(browser, site.origin, Number(process.argv[2] ?? 7)));
  } finally {
    await browser.close();
    await site.stop();
  }
}
