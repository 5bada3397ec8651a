import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { ProjectCard, ProjectsData } from '#contract/project.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { atMost, type Figure } from './figures.ts';
import { median } from './median.ts';

const counts = [10, 100, 1000, 10_000];

/** Milliseconds; anything slower has no figure. */
const timeout = 40_000;
const longestDrag = 6000;

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

/** Runs in the page: milliseconds between frames for as long as a pointer is down. */
function watchFrames(): void {
  const frames: number[] = [];
  let last: number | undefined;
  const note = (now: number): void => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(window, { frames });
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
  await page.evaluate(watchFrames);
  const end = performance.now() + longestDrag;
  for (let step = 1; step <= 90 && performance.now() < end; step += 1) {
    await page.mouse.move(x + 100 * Math.sin(step / 9), y + 60 * Math.sin(step / 5));
  }
  const frames = await page.evaluate(() => (window as unknown as { readonly frames: number[] }).frames);
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

async function frameOnMap(browser: Browser, origin: string, projects: ProjectsData): Promise<number> {
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
  return median(await drag(page));
}

/** Median frame while the map is dragged; NaN when the page failed before. */
async function medianFrame(origin: string, projects: ProjectsData): Promise<number> {
  // A separate browser: a page that hangs can be left.
  const browser = await launchBrowser();
  const timedOut = pause(timeout, Number.NaN, { ref: false });
  try {
    return await Promise.race([timedOut, frameOnMap(browser, origin, projects)]);
  } finally {
    await browser.close();
  }
}

/** Dragging the map of the list of projects, rendered without a graphics processor. */
export async function benchMap(origin: string): Promise<readonly Figure[]> {
  const projects = await someProjects(origin);
  const frames: number[] = [];
  for (const count of counts) frames.push(await medianFrame(origin, grown(projects, count)));
  const reference = { name: `with ${counts[0]}`, value: frames[0] ?? Number.NaN };
  return counts.map((count, index) => ({
    name: `map with ${count} markers, frame while dragging, p50`,
    value: frames[index] ?? Number.NaN,
    unit: 'ms',
    ...(index > 0 ? { reference } : {}),
    ...(count === 10_000 ? { goal: atMost(16.7) } : {}),
  }));
}
