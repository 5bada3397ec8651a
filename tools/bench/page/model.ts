import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure } from '../figures.ts';
import { median, spreadOf } from '../median.ts';
import { slowDown, whenHydrated, withPhone } from '../visit/phone.ts';

const project = '/projects/obriy-park';

/** The tab's code is prefetched while the visitor reads. */
const lookAround = 3500;

const timeout = 30_000;

/** Runs in the page before anything else, without imports: milliseconds from the first click to the first WebGL drawing. */
function watchDrawing(): void {
  let clickedAt = Number.NaN;
  let drawn = false;
  document.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['drawElements', 'drawArrays'] as const) {
    const draw = prototype[name];
    Object.defineProperty(prototype, name, {
      value(this: WebGL2RenderingContext, ...given: never[]) {
        Reflect.apply(draw, this, given);
        if (drawn) return;
        drawn = true;
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { drawnAfter: performance.now() - clickedAt })),
        );
      },
    });
  }
}

async function firstFrame(page: Page): Promise<number> {
  const drawn = await page.waitForFunction(() => (window as { readonly drawnAfter?: number }).drawnAfter, undefined, {
    timeout,
  });
  return (await drawn.jsonValue()) ?? Number.NaN;
}

/** From the tap on the tab to the first picture of the 3D model, on a slow phone without a graphics processor. */
export async function benchModel(browser: Browser, origin: string, runs: number): Promise<readonly Figure[]> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const milliseconds = await withPhone(browser, {}, async ({ page, devtools }) => {
      await page.addInitScript(watchDrawing);
      await page.goto(`${origin}${project}/about`, { waitUntil: 'load' });
      await whenHydrated(page);
      const tab = page.locator(`main nav a[href="${project}/3d-model"]`).first();
      await tab.scrollIntoViewIfNeeded();
      await page.waitForTimeout(lookAround);
      await slowDown(devtools);
      await tab.tap();
      return firstFrame(page);
    });
    taken.push(milliseconds);
  }
  return [
    {
      name: '3D model, tap to first frame',
      value: median(taken),
      spread: spreadOf(taken),
      unit: 'ms',
      goal: atMost(1500),
    },
  ];
}
