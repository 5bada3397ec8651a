import type { Browser, CDPSession } from 'playwright-core';
import type { Flat } from '#contract/projects/planning.ts';
import { tapChips } from './controls.ts';
import { atMost, besideFloor, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { whenHydrated, withPhone } from '../visit/phone.ts';

const alias = 'obriy-park';

async function someFlats(origin: string): Promise<readonly Flat[]> {
  const result = await fetch(`${origin}/api/projects/${alias}/plannings`, { headers: { 'accept-language': 'ua' } });
  return ((await result.json()) as { readonly data: readonly Flat[] }).data;
}

/** So many flats, as varied as those of a real project. */
function grown(flats: readonly Flat[], count: number): readonly Flat[] {
  return Array.from({ length: count }, (_, index) => {
    const flat = flats[(index * 7919) % flats.length];
    if (flat === undefined) throw new Error('The project has no flats');
    return { ...flat, id: `flat-${index}`, number: index + 1, floor: 1 + (index % 25), plan: null };
  });
}

/** Processor time of the page's own code so far, in milliseconds. */
async function scripting(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** The median of scripting for a tap on a chip of the flat filter, with so many flats. */
async function scriptingOfTaps(browser: Browser, origin: string, flats: readonly Flat[]): Promise<number> {
  return withPhone(browser, {}, async ({ page, devtools }) => {
    // Thread time instead of wall time: other processes do not affect it.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.route('**/plannings', (route) => route.fulfill({ json: { data: flats } }));
    await page.goto(`${origin}/projects/${alias}/about`, { waitUntil: 'load' });
    await whenHydrated(page);
    await page.locator(`main nav a[href="/projects/${alias}/plan"]`).first().tap();
    await page.locator('main a[href*="/plan/"]').first().waitFor();
    // The first runs compile code, which a visitor does not notice at the tenth tap.
    await tapChips(page, '[role=search] [aria-pressed]', (tap) => tap());
    const taken: number[] = [];
    await tapChips(page, '[role=search] [aria-pressed]', async (tap) => {
      const before = await scripting(devtools);
      await tap();
      taken.push((await scripting(devtools)) - before);
    });
    return median(taken);
  });
}

/** Filtering in the page: everything that a tap runs. */
export async function benchFlats(browser: Browser, origin: string, runs: number): Promise<readonly Figure[]> {
  const flats = await someFlats(origin);
  const few: number[] = [];
  const many: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    few.push(await scriptingOfTaps(browser, origin, grown(flats, 100)));
    many.push(await scriptingOfTaps(browser, origin, grown(flats, 10_000)));
  }
  const { reference, ...compared } = besideFloor(many, few);
  return [
    {
      name: 'filter over 10,000 flats, scripting of a tap',
      ...compared,
      unit: 'ms',
      reference: { ...reference, name: 'with 100 flats' },
      goal: atMost(16),
    },
  ];
}
