import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { ProjectCard, ProjectsData } from '#contract/project.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { atMost, type Figure } from './figures.ts';
import { median } from './median.ts';

const counts = [10, 100, 1000, 10_000];

/** Milliseconds; what takes longer has no figure. */
const patience = 40_000;
const longestDrag = 6000;

async function someProjects(origin: string): Promise<ProjectsData> {
  const answer = await fetch(`${origin}/api/projects`, { headers: { 'accept-language': 'ua' } });
  return ((await answer.json()) as { readonly data: ProjectsData }).data;
}

/** Spread over the town. */
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

async function drag(page: Page): Promise<readonly number[]> {
  const box = await page.locator('[role=application]').boundingBox();
  if (box === null) throw new Error('The map cannot be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  const end = performance.now() + longestDrag;
  for (let step = 1; step <= 90 && performance.now() < end; step += 1) {
    await page.mouse.move(x + 120 * Math.sin(step / 9), y + 60 * Math.sin(step / 5));
  }
  const frames = await page.evaluate(() => (window as unknown as { readonly frames: number[] }).frames);
  await page.mouse.up();
  return frames;
}

async function frameOnMap(browser: Browser, origin: string, projects: ProjectsData): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await page.route('**/api/projects', (route) => route.fulfill({ json: { data: projects } }));
  // Where no answers come with the page, the page asks for them.
  await page.route('**/projects?view=map', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="page-state"', '') });
  });
  await page.goto(`${origin}/projects?view=map`, { waitUntil: 'commit' });
  await page.locator('[role=application] + ul > li').nth(projects.projects.length - 1).waitFor({ state: 'attached', timeout: 0 });
  await drag(page);
  return median(await drag(page));
}

/** Median frame while the map is dragged; NaN where the page did not get as far. */
async function medianFrame(origin: string, projects: ProjectsData): Promise<number> {
  // A browser of its own: a page that hangs can be left.
  const browser = await launchBrowser();
  const late = pause(patience, Number.NaN, { ref: false });
  try {
    return await Promise.race([late, frameOnMap(browser, origin, projects)]);
  } finally {
    await browser.close();
  }
}

/** Dragging the map of the list of projects, drawn without a graphics processor. */
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
    ...(count === 10_000 ? { goal: atMost(33) } : {}),
  }));
}
