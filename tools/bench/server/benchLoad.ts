import { packagesBudget } from '../../sizes/budgets.ts';
import { atMost, besideFloor, type Figure, ratioAtMost } from '../figures.ts';
import { visitInTurns } from '../visit/inTurns.ts';
import type { MeasuredPage } from '../visit/measuredPages.ts';
import { median } from '../median.ts';
import { loadPage, type PageLoad } from '../visit/pageLoad.ts';
import type { Given } from '../parts.ts';

interface Run {
  readonly page: PageLoad;
  readonly floor: PageLoad;
}

function figuresOf({ name }: MeasuredPage, runs: readonly Run[]): readonly Figure[] {
  const beside = (read: (load: PageLoad) => number) =>
    besideFloor(
      runs.map(({ page }) => read(page)),
      runs.map(({ floor }) => read(floor)),
    );
  const middle = (read: (load: PageLoad) => number | undefined): number =>
    median(runs.map(({ page }) => read(page)).filter((value) => value !== undefined));
  const kilobytes = (read: (load: PageLoad) => number | undefined): number => middle(read) / 1024;
  const hero: readonly Figure[] = runs.some(({ page }) => page.heroBytes !== undefined)
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
    { name: `${name}: LCP`, ...beside(({ largestPaint }) => largestPaint), unit: 'ms', goal: ratioAtMost(1.03) },
    { name: `${name}: FCP`, ...beside(({ firstPaint }) => firstPaint), unit: 'ms' },
    { name: `${name}: TBT`, ...beside(({ blocking }) => blocking), unit: 'ms', goal: atMost(75) },
    { name: `${name}: CLS`, ...beside(({ layoutShift }) => Number(layoutShift.toFixed(3))), unit: '', goal: atMost(0) },
    {
      name: `${name}: scripts before LCP`,
      value: kilobytes(({ earlyScriptBytes }) => earlyScriptBytes),
      unit: 'KB',
      goal: atMost(0),
    },
    {
      name: `${name}: scripts until hydrated`,
      value: kilobytes(({ scriptBytes }) => scriptBytes),
      unit: 'KB',
      goal: atMost(packagesBudget + 28),
    },
    {
      name: `${name}: HTML with state`,
      ...beside(({ htmlBytes }) => htmlBytes / 1024),
      unit: 'KB',
      goal: atMost(20),
    },
    ...hero,
    { name: `${name}: hydrated`, value: middle(({ hydratedAt }) => hydratedAt), unit: 'ms' },
  ];
}

/** Loads pages on a slow phone, alternating with the same pages without scripts. */
export async function benchLoad(given: Given): Promise<readonly Figure[]> {
  const measured = await visitInTurns(given, async (page, floor): Promise<Run> => ({
    page: await loadPage(given.browser, page, true),
    floor: await loadPage(given.browser, floor, false),
  }));
  return measured.flatMap(([page, runs]) => figuresOf(page, runs));
}
