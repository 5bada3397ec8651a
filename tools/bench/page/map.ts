import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { ProjectCard, ProjectsData } from '#contract/projects/project.ts';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { atMost, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const counts = [10, 100, 1000, 10_000];
const visits = 3;

/** Milliseconds; anything slower has no figure. */
const timeout = 40_000;
const longestDrag = 6000;
const betweenSteps = 500;

async function someProjects(origin: string): Promise<ProjectsData> {
  const result = await fetch(`${origin}/api/projects`, { headers: { 'accept-language': 'ua' } });
  return ((await result.json()) as { readonly data: ProjectsData }).data;
}

/** Spread over the city. */
function grown({ projects, statuses }: ProjectsData, count: number): ProjectsData {
  const many = Array.from({ length: count }, (_, index): ProjectCard => {
    const project = projects[index % projects.length];
    if (project === undefined) throw new Error('There are no projects');
    const position = { lat: 49.79 + ((index * 37) % 1000) * 0.00009, lon: 23.94 + ((index * 91) % 1000) * 0.00014 };
    return { ...project, alias: `project-${index}`, position };
  });
  return { projects: many, statuses };
}

interface FrameWatch {
  /** Ends the watch; returns milliseconds between frames. */
  readonly takeFrames: () => readonly number[];
}

/** Runs in the page. */
function watchFrames(): void {
  const frames: number[] = [];
  let last: number | undefined;
  let request = 0;
  const note = (now: number): void => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    request = requestAnimationFrame(note);
  };
  request = requestAnimationFrame(note);
  const watch: FrameWatch = {
    takeFrames() {
      cancelAnimationFrame(request);
      return frames;
    },
  };
  Object.assign(window, watch);
}

async function framesDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(watchFrames);
  await act();
  return page.evaluate(() => (window as unknown as FrameWatch).takeFrames());
}

/** Runs in the page: a point of the map without markers around it. */
function freePoint(): readonly [x: number, y: number] | null {
  const map = document.querySelector('[role=application]')?.parentElement;
  const { left, top, width, height } = map?.getBoundingClientRect() ?? new DOMRect();
  for (let step = 0; step < 400; step += 1) {
    const [x, y] = [left + width * (0.4 + 0.01 * (step % 20)), top + height * (0.4 + 0.01 * Math.floor(step / 20))];
    const there = document.elementFromPoint(x, y);
    if (map?.contains(there) === true && there?.closest('button') === null) return [x, y];
  }
  return null;
}

/** Runs in the page: the position of the first marker. */
function firstMarker(): string {
  const { x = 0, y = 0 } = document.querySelector('[role=application] ~ * li button')?.getBoundingClientRect() ?? {};
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Runs in the page: for how many projects each marker stands. */
function markerCounts(): string {
  const buttons = [...document.querySelectorAll('[role=application] ~ * li button')];
  return buttons.map((button) => button.querySelector('[aria-hidden]')?.textContent).join();
}

async function drag(page: Page): Promise<readonly number[]> {
  await page.evaluate(() =>
    document.querySelector('[role=application]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const point = await page.evaluate(freePoint);
  if (point === null) throw new Error('There is no place to take hold of the map');
  const [x, y] = point;
  const before = await page.evaluate(firstMarker);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    const end = performance.now() + longestDrag;
    for (let step = 1; step <= 90 && performance.now() < end; step += 1) {
      await page.mouse.move(x + 100 * Math.sin(step / 9), y + 60 * Math.sin(step / 5));
    }
  });
  if (before === (await page.evaluate(firstMarker))) throw new Error('The map did not move');
  await page.mouse.up();
  return frames;
}

/**
 * Runs in the page: whether the buttons of the map cover all projects; those far out of view are not in the document.
 */
function isWhole(count: number): boolean {
  const buttons = [...document.querySelectorAll('[role=application] ~ * li button')];
  const standFor = buttons.reduce(
    (sum, button) => sum + Number(button.querySelector('[aria-hidden]')?.textContent ?? 1),
    0,
  );
  return standFor > count / 2;
}

/** Where the pointer is, in, out and in again, so that the end differs from the start: the first visit of each step computes its clusters. */
async function zoom(page: Page): Promise<readonly number[]> {
  const before = await page.evaluate(markerCounts);
  const frames = await framesDuring(page, async () => {
    // The wheel alone scrolls the page.
    await page.keyboard.down('Control');
    for (const step of [-200, -200, -200, 200, 200, 200, -200]) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(betweenSteps);
    }
    await page.keyboard.up('Control');
  });
  if ((await page.evaluate(markerCounts)) === before) throw new Error('The map did not zoom');
  return frames;
}

interface MapFrames {
  readonly dragging: number;
  readonly longestZooming: number;
}

async function framesOnMap(browser: Browser, origin: string, projects: ProjectsData): Promise<MapFrames> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await page.route('**/api/projects', (route) => route.fulfill({ json: { data: projects } }));
  // A page without sent results requests them.
  await page.route('**/projects?view=map', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="page-state"', '') });
  });
  await page.goto(`${origin}/projects?view=map`, { waitUntil: 'commit' });
  // Close markers share one button with a count.
  await page.waitForFunction(isWhole, projects.projects.length, { timeout: 0 });
  await drag(page);
  const dragging = median(await drag(page));
  return { dragging, longestZooming: Math.max(...(await zoom(page))) };
}

const unmeasured: MapFrames = { dragging: Number.NaN, longestZooming: Number.NaN };

/** Unmeasured when the page failed before. */
async function measureFrames(origin: string, projects: ProjectsData): Promise<MapFrames> {
  // A separate browser: a page that hangs can be left.
  const browser = await launchBrowser();
  const timedOut = pause(timeout, unmeasured, { ref: false });
  try {
    return await Promise.race([timedOut, framesOnMap(browser, origin, projects)]);
  } finally {
    await browser.close();
  }
}

/** Dragging and zooming the map of the list of projects, rendered without a graphics processor. */
export async function benchMap(origin: string): Promise<readonly Figure[]> {
  const projects = await someProjects(origin);
  const measured: MapFrames[] = [];
  for (const count of counts) {
    const taken: MapFrames[] = [];
    for (let visit = 0; visit < visits; visit += 1) taken.push(await measureFrames(origin, grown(projects, count)));
    measured.push(
      taken.includes(unmeasured)
        ? unmeasured
        : {
            dragging: median(taken.map(({ dragging }) => dragging)),
            longestZooming: median(taken.map(({ longestZooming }) => longestZooming)),
          },
    );
  }
  const rows = (name: string, read: (frames: MapFrames) => number): readonly Figure[] =>
    measured.map((frames, index) => ({
      name: `map with ${counts[index]} markers, ${name}`,
      value: read(frames),
      unit: 'ms',
      ...(index > 0 && { reference: { name: `with ${counts[0]}`, value: read(measured[0] ?? unmeasured) } }),
      ...(counts[index] === 10_000 && { goal: atMost(17) }),
    }));
  return [
    ...rows('frame while dragging, p50', ({ dragging }) => dragging),
    ...rows('longest frame while zooming', ({ longestZooming }) => longestZooming),
  ];
}
