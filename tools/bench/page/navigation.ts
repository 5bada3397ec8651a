import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { clickToDocument, clickToPaint } from '../visit/clickToPaint.ts';
import { atMost, besideFloor, type Figure, ratioAtMost } from '../figures.ts';
import { serveBeside } from '../visit/floor.ts';
import type { Given } from '../parts.ts';
import { processorSlowdown, slow4G } from '../visit/phone.ts';
import { processorTimeBetween, traced } from '../visit/processorTime.ts';

/** A link of the journey, on the page of the step before. */
interface Step {
  readonly name: string;
  readonly link: string;
  /** An element of the page that the link opens, once its data is rendered. */
  readonly content: string;
}

const journey: readonly Step[] = [
  { name: 'home → list', link: 'main a[href="/projects"]', content: 'main h2 a[href="/projects/obriy-park/about"]' },
  { name: 'list → project', link: 'main h2 a[href="/projects/obriy-park/about"]', content: 'main #description' },
  { name: 'about → plan', link: 'main nav a[href="/projects/obriy-park/plan"]', content: 'main a[href*="/plan/"]' },
];

const fastNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

interface Circumstances {
  /** Without scripts every step is a document of its own. */
  readonly floor?: boolean;
  readonly prefetch: boolean;
  readonly slowProcessor: boolean;
  readonly slowNetwork: boolean;
  /** A trace makes every task of the page longer: not where the time by the clock counts. */
  readonly trace: boolean;
}

interface Taken {
  readonly wall: number;
  /** What the main thread has run meanwhile; NaN without a trace. */
  readonly processor: number;
}

/** The limit in milliseconds from the tap to the painted content on a slow phone. */
const longest = 150;

/** Long enough to prefetch links in view. */
const lookAround = 2500;

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
  browser: Browser,
  page: Page,
  devtools: CDPSession,
  { link, content }: Step,
  { slowProcessor, slowNetwork, prefetch, trace, floor = false }: Circumstances,
): Promise<Taken> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  if (prefetch) await page.waitForTimeout(lookAround);
  await devtools.send('Network.emulateNetworkConditions', slowNetwork ? slow4G : fastNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor ? processorSlowdown : 1 });
  const tap = async (): Promise<number> => {
    const painted = floor
      ? page.waitForFunction((at) => window.paintedAfter?.[at], content, { polling: 100 })
      : page.evaluate(clickToPaint, content);
    await target.tap();
    const found = await painted;
    return typeof found === 'number' ? found : found.evaluate((value) => value ?? Number.NaN);
  };
  const [wall, recorded] = trace ? await traced(browser, page, tap) : [await tap()];
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Network.emulateNetworkConditions', fastNetwork);
  if (recorded === undefined) return { wall, processor: Number.NaN };
  const moment = (mark: string): number => recorded.marks.get(mark) ?? Number.NaN;
  return { wall, processor: processorTimeBetween(recorded, moment('clicked'), moment(`painted ${content}`)) };
}

async function travel(browser: Browser, origin: string, circumstances: Circumstances): Promise<readonly Taken[]> {
  const context = await openPhone(browser, circumstances);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await page.goto(origin, { waitUntil: 'networkidle' });
    const taken: Taken[] = [];
    for (const step of journey) taken.push(await follow(browser, page, devtools, step, circumstances));
    return taken;
  } finally {
    await context.close();
  }
}

interface Kind extends Circumstances {
  readonly name: string;
}

interface BesideFloor {
  readonly wall: Compared;
  readonly processor: Compared;
}

type Compared = ReturnType<typeof besideFloor>;

/** Every row is compared with the floor in the same circumstances. */
async function compare(
  { browser, origin, runs, whenPicturesAreMade }: Given,
  kinds: readonly [Kind, ...Kind[]],
  figuresOf: (title: string, beside: BesideFloor, kind: Kind) => readonly Figure[],
): Promise<readonly Figure[]> {
  const all = new Map<Kind, (readonly Taken[])[]>(kinds.map((kind) => [kind, []]));
  const floors: (readonly Taken[])[] = [];
  const onFloor = { ...kinds[0], floor: true, prefetch: false };
  const [page, floor] = [await serveBeside(origin, 'page'), await serveBeside(origin, 'floor')];
  try {
    // The first journey warms the caches for the later ones.
    await travel(browser, floor.origin, onFloor);
    await whenPicturesAreMade();
    // Alternating, so that a busy moment of the machine affects both.
    for (let run = 0; run < runs; run += 1) {
      for (const [kind, taken] of all) taken.push(await travel(browser, page.origin, kind));
      floors.push(await travel(browser, floor.origin, onFloor));
    }
  } finally {
    await page.stop();
    await floor.stop();
  }
  return journey.flatMap((step, index) =>
    [...all].flatMap(([kind, taken]): readonly Figure[] => {
      const beside = (read: (taken: Taken) => number): Compared => {
        const values = (journeys: readonly (readonly Taken[])[]): readonly number[] =>
          journeys.flatMap((steps) => steps.slice(index, index + 1).map(read));
        return besideFloor(values(taken), values(floors));
      };
      const figures = { wall: beside(({ wall }) => wall), processor: beside(({ processor }) => processor) };
      return figuresOf(`${step.name}${kind.name}`, figures, kind);
    }),
  );
}

/** From the tap on a link to the painted content of its page, in processor time. */
export async function benchNavigation(given: Given): Promise<readonly Figure[]> {
  const kind = { name: '', prefetch: true, slowProcessor: false, slowNetwork: false, trace: true };
  return compare(given, [kind], (title, { wall, processor }) => [
    { name: `${title}, tap to paint`, ...wall, unit: 'ms' },
    { name: `${title}, processor time`, ...processor, unit: 'ms', goal: atMost(longest / processorSlowdown) },
  ]);
}

/** The same in wall time, on a processor four times slower than this one. */
export async function benchSlowNavigation(given: Given): Promise<readonly Figure[]> {
  const rows = (title: string, { wall }: BesideFloor, { prefetch }: Kind): readonly Figure[] => [
    {
      name: `${title}, slow processor, tap to paint`,
      ...wall,
      unit: 'ms',
      ...(prefetch && { goal: ratioAtMost(0.45) }),
    },
  ];
  const phone = { slowProcessor: true, slowNetwork: false, trace: false };
  const far = { ...phone, slowNetwork: true };
  return [
    ...(await compare(given, [{ name: '', prefetch: true, ...phone }], rows)),
    ...(await compare(
      given,
      [
        { name: ', slow network', prefetch: true, ...far },
        { name: ', slow network, without prefetch', prefetch: false, ...far },
      ],
      rows,
    )),
  ];
}
