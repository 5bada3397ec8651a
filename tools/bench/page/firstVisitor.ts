import type { Browser } from 'playwright-core';
import { startBuiltSite } from '../builtSite.ts';
import { type Figure, ratioAtMost } from '../figures.ts';
import { measuredPages } from '../visit/measuredPages.ts';
import { median, spreadOf } from '../median.ts';
import { loadPage } from '../visit/pageLoad.ts';
import type { Given } from '../parts.ts';

/** Milliseconds until the largest paint of the first visitor after the start. */
async function firstVisit(browser: Browser, path: string, encoded: boolean): Promise<number> {
  const site = await startBuiltSite({ encoded });
  try {
    return (await loadPage(browser, site.origin + path, true)).largestPaint;
  } finally {
    await site.stop();
  }
}

/** What encoding costs the first visitor on an empty data folder. */
export async function benchFirstVisitor({
  browser,
  origin,
  runs,
  pages,
  whenPicturesAreMade,
}: Given): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of measuredPages.filter((page) => pages?.includes(page.name) ?? true)) {
    // Once for the reference: it requests the pictures, which are kept between benchmarks.
    await loadPage(browser, origin + path, true);
    await whenPicturesAreMade();
    const bare: number[] = [];
    const encoded: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      bare.push(await firstVisit(browser, path, false));
      encoded.push(await firstVisit(browser, path, true));
    }
    figures.push({
      name: `${name}: LCP of the first visitor on an empty data folder`,
      value: median(bare),
      spread: spreadOf(bare),
      unit: 'ms',
      reference: { name: 'with encoded pictures', value: median(encoded) },
      goal: ratioAtMost(1.03),
    });
  }
  return figures;
}
