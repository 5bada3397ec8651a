import { setTimeout as pause } from 'node:timers/promises';
import { serveBeside } from './floor.ts';
import { type MeasuredPage, measuredPages } from './measuredPages.ts';
import type { Given } from '../parts.ts';
import { withPhone } from './phone.ts';

/** Cached pages are recompressed after they were sent for the first time. */
const caching = 3000;

/** Visits each page and its floor alternately, so that a busy moment of the machine affects both. */
export async function visitInTurns<Run>(
  { browser, origin, runs, pages, whenPicturesAreMade }: Given,
  visit: (page: string, floor: string) => Promise<Run>,
): Promise<readonly (readonly [MeasuredPage, readonly Run[]])[]> {
  const measured = measuredPages.filter(({ name }) => pages === undefined || pages.includes(name));
  const taken = measured.map((page) => [page, [] as Run[]] as const);
  const [page, floor] = [await serveBeside(origin, 'page'), await serveBeside(origin, 'floor')];
  try {
    // The first visit warms the caches for the later ones.
    for (const { path } of measured) {
      for (const side of [page, floor]) {
        await withPhone(browser, {}, async (phone) => phone.page.goto(side.origin + path, { waitUntil: 'load' }));
      }
    }
    await pause(caching);
    await whenPicturesAreMade();
    for (let run = 0; run < runs; run += 1) {
      for (const [{ path }, done] of taken) done.push(await visit(page.origin + path, floor.origin + path));
    }
  } finally {
    await page.stop();
    await floor.stop();
  }
  return taken;
}
