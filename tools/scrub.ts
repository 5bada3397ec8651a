import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../e2e/support/browser.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Recording } from '@obriy/recorder';
import { median, quantile } from './bench/median.ts';

/** Prints how long a frame takes while the slider of a replay is dragged over 1,000 steps and back. */
const steps = 1000;
const file = process.argv[2] ?? path.resolve(import.meta.dirname, '../__tests__/recordings/infinite-lists.json');

/** Repeats the recording; its content does not matter here. */
function grown(recording: Recording): Recording {
  const [first, ...rest] = recording.stagedActionIds.map((id) => recording.actionsById[id]);
  const actions = [first, ...Array.from({ length: steps }, (_, index) => rest[index % rest.length])];
  const { digests, changes } = recording.recording;
  const ids = actions.map((_, id) => id);
  return {
    ...recording,
    nextActionId: actions.length,
    stagedActionIds: ids,
    actionsById: Object.fromEntries(actions.flatMap((action, id) => (action === undefined ? [] : [[id, action]]))),
    recording: {
      ...recording.recording,
      digests: ids.map((id) => digests[id % digests.length] ?? '-'),
      changes: ids.map((id) => changes[id % changes.length] ?? {}),
    },
  };
}

/** Runs in the page: a step per frame, as when dragging the slider; returns milliseconds between frames. */
async function pull(): Promise<readonly number[]> {
  const slider = document.querySelector<HTMLInputElement>('[data-qa] input[type=range]');
  if (slider === null) throw new Error('There is no slider');
  // React overrides the element's own setter, so call the prototype's.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const last = Number(slider.max);
  const there = Array.from({ length: last }, (_, index) => index + 1);
  const frames: number[] = [];
  let before = performance.now();
  for (const step of [...there, ...there.toReversed()]) {
    setter?.set?.call(slider, String(step));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    frames.push(now - before);
    before = now;
  }
  return frames;
}

const text = JSON.stringify(grown(JSON.parse(readFileSync(file, 'utf8')) as Recording));
const [site, browser] = await Promise.all([startSite({ SITE_QA: 'on' }), launchBrowser()]);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(
    ({ pathname }) => pathname === '/scrub.json',
    (route) => route.fulfill({ body: text, contentType: 'application/json' }),
  );
  await page.goto(`${site.origin}/?qa&replay=/scrub.json`);
  await page.locator('[data-qa] input[type=range]').waitFor({ timeout: 120_000 });
  // Renders every step once first.
  await page.locator('[data-qa] progress').waitFor({ state: 'detached', timeout: 120_000 });
  const frames = await page.evaluate(pull);
  const at = (share: number): string => quantile(frames, share).toFixed(1);
  process.stdout.write(
    `${frames.length} frames over ${steps} steps and back: median ${median(frames).toFixed(1)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms\n`,
  );
} finally {
  await browser.close();
  await site.stop();
}
