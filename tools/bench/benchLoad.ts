import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type EarlyTaps, tapEarly, tapFloor } from './earlyTaps.ts';
import { atMost, type Figure, ratioAtMost } from './figures.ts';
import { serveBeside } from './floor.ts';
import { type MeasuredPage, measuredPages } from './measuredPages.ts';
import { median } from './median.ts';
import { loadPage, type PageLoad } from './pageLoad.ts';

/** Kept pages are made smaller after they were sent for the first time. */
const keeping = 3000;

interface Runs {
  readonly page: PageLoad[];
  readonly floor: PageLoad[];
  readonly taps: EarlyTaps[];
  /** The slowest of each run. */
  readonly floorTaps: number[];
}

function middleOf<Run>(runs: readonly Run[], read: (run: Run) => number | undefined): number {
  return median(runs.map(read).filter((value) => value !== undefined));
}

function figuresOf({ name, scriptLimit }: MeasuredPage, { page, floor, taps, floorTaps }: Runs): readonly Figure[] {
  const beside = (read: (run: PageLoad) => number): Pick<Figure, 'value' | 'reference'> => ({
    value: middleOf(page, read),
    reference: { name: 'floor', value: middleOf(floor, read) },
  });
  const kilobytes = (read: (run: PageLoad) => number | undefined): number => middleOf(page, read) / 1024;
  const hero: readonly Figure[] = page.some(({ heroBytes }) => heroBytes !== undefined)
    ? [
        {
          name: `${name}: largest picture of a phone`,
          value: kilobytes(({ heroBytes }) => heroBytes),
          unit: 'KB',
          goal: atMost(40),
        },
      ]
    : [];
  return [
    { name: `${name}: LCP`, ...beside(({ largestPaint }) => largestPaint), unit: 'ms', goal: ratioAtMost(1.05) },
    { name: `${name}: FCP`, ...beside(({ firstPaint }) => firstPaint), unit: 'ms' },
    { name: `${name}: TBT`, ...beside(({ blocking }) => blocking), unit: 'ms', goal: atMost(75) },
    { name: `${name}: TBT, processor time`, ...beside((run) => run.blockingOfProcessor), unit: 'ms', goal: atMost(75) },
    { name: `${name}: CLS`, ...beside(({ layoutShift }) => layoutShift), unit: '', goal: atMost(0) },
    {
      name: `${name}: scripts before LCP`,
      value: kilobytes(({ earlyScriptBytes }) => earlyScriptBytes),
      unit: 'KB',
      goal: atMost(0),
    },
    {
      name: `${name}: scripts until alive`,
      value: kilobytes(({ scriptBytes }) => scriptBytes),
      unit: 'KB',
      goal: atMost(scriptLimit),
    },
    {
      name: `${name}: HTML with state`,
      value: kilobytes(({ htmlBytes }) => htmlBytes),
      unit: 'KB',
      reference: { name: 'floor', value: middleOf(floor, ({ htmlBytes }) => htmlBytes) / 1024 },
      goal: atMost(20),
    },
    ...hero,
    { name: `${name}: alive`, value: middleOf(page, ({ aliveAt }) => aliveAt), unit: 'ms' },
    {
      name: `${name}: working button, pressed at first paint`,
      value: middleOf(taps, ({ dialogAt }) => dialogAt),
      unit: 'ms',
    },
    {
      name: `${name}: slowest tap while hydrating`,
      value: middleOf(taps, ({ slowestTap }) => slowestTap),
      unit: 'ms',
      reference: { name: 'floor', value: median(floorTaps) },
      goal: atMost(100),
    },
  ];
}

/** Pages of a slow phone beside the same pages without scripts, in turns. */
export async function benchLoad(browser: Browser, origin: string, runs: number): Promise<readonly Figure[]> {
  const [page, floor] = [await serveBeside(origin, 'page'), await serveBeside(origin, 'floor')];
  const taken = new Map(
    measuredPages.map((each): [MeasuredPage, Runs] => [each, { page: [], floor: [], taps: [], floorTaps: [] }]),
  );
  try {
    // The first visit of all makes what the servers then keep.
    for (const { path } of measuredPages) {
      for (const { origin } of [page, floor])
        await fetch(origin + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    }
    await pause(keeping);
    for (let run = 0; run < runs; run += 1) {
      for (const [{ path }, kept] of taken) {
        const [own, beside] = [
          await loadPage(browser, page.origin + path, true),
          await loadPage(browser, floor.origin + path, false),
        ];
        kept.page.push(own);
        kept.floor.push(beside);
        const taps = await tapEarly(browser, page.origin + path);
        kept.taps.push(taps);
        if (!Number.isNaN(taps.dialogAt)) {
          kept.floorTaps.push(await tapFloor(browser, floor.origin + path, taps.dialogAt));
        }
      }
    }
  } finally {
    await page.stop();
    await floor.stop();
  }
  return [...taken].flatMap(([each, kept]) => figuresOf(each, kept));
}
