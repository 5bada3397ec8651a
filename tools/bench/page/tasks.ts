import type { Browser } from 'playwright-core';
import { atMost, besideFloor, type Figure } from '../figures.ts';
import { visitInTurns } from '../visit/inTurns.ts';
import type { Given } from '../parts.ts';
import { processorSlowdown, whenHydrated, withPhone } from '../visit/phone.ts';
import { tasksAfterPaint, traced } from '../visit/processorTime.ts';

/** Deferred tasks are done, and links in view are prefetched. */
const settling = 2000;

/** Of the page's thread after the first paint, in milliseconds of this machine's processor. */
interface Tasks {
  readonly longest: number;
  readonly all: number;
  /** Total blocking time on a phone with a slower processor. */
  readonly blocking: number;
}

/** Not throttled: throttling runs on the measured thread, more so on a busy machine. */
async function tasksOf(browser: Browser, url: string, hasScripts: boolean): Promise<Tasks> {
  return withPhone(browser, {}, async ({ page }) => {
    const [, trace] = await traced(browser, page, async () => {
      await page.goto(url, { waitUntil: 'load' });
      if (hasScripts) await whenHydrated(page);
      await page.waitForTimeout(settling);
    });
    const times = tasksAfterPaint(trace);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    return {
      longest: Math.max(0, ...times),
      all: sum(times),
      blocking: sum(times.map((time) => Math.max(0, time * processorSlowdown - 50))),
    };
  });
}

/** The processor time of a page's thread after the first paint, which other processes do not affect. */
export async function benchTasks(given: Given): Promise<readonly Figure[]> {
  const measured = await visitInTurns(given, async (page, floor) => ({
    page: await tasksOf(given.browser, page, true),
    floor: await tasksOf(given.browser, floor, false),
  }));
  return measured.flatMap(([{ name }, runs]): readonly Figure[] => {
    const beside = (read: (tasks: Tasks) => number) =>
      besideFloor(
        runs.map(({ page }) => read(page)),
        runs.map(({ floor }) => read(floor)),
      );
    return [
      {
        name: `${name}: longest task, processor time`,
        ...beside(({ longest }) => longest),
        unit: 'ms',
        goal: atMost(8),
      },
      { name: `${name}: all tasks, processor time`, ...beside(({ all }) => all), unit: 'ms' },
      { name: `${name}: TBT, processor time`, ...beside(({ blocking }) => blocking), unit: 'ms', goal: atMost(50) },
    ];
  });
}
