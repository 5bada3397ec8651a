import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../e2e/support/browser.ts';
import { startSite } from '../e2e/support/site.ts';
import { recordMachine } from './recordings/recordMachine.ts';
import { recordWalk } from './recordings/recordWalk.ts';
import { bookingWalks } from './recordings/walks/booking.ts';
import { browsingWalks } from './recordings/walks/browsing.ts';
import { homeWalks } from './recordings/walks/home.ts';
import { leadWalks } from './recordings/walks/leads.ts';
import { loadHeadless } from './replay/headless.ts';
import { writeTo } from './replay/recordingFile.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, port: { type: 'string', default: '4171' } },
});
const folder = path.join(import.meta.dirname, '../__tests__/recordings');
const selected = options.only?.split(',');
const walks = [...bookingWalks, ...leadWalks, ...browsingWalks, ...homeWalks].filter(
  ({ name }) => selected?.includes(name) ?? true,
);

// Walks through the built site with QA's bar, and saves its files: `npm run tool recordings -- --only
// booking-conflict`.
const headless = await loadHeadless((text) => process.stderr.write(text));
const site = await startSite({ PORT: options.port, SITE_QA: 'on' });
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
try {
  for (const { name, recording } of recordMachine(headless)) {
    if (selected?.includes(name) ?? true) await writeTo(path.join(folder, `${name}.json`), recording);
  }
  for (const walk of walks) {
    try {
      const recording = headless.readRecording(await recordWalk(browser, site.origin, walk));
      const difference = headless.firstDifference(recording, headless.wholeReducer());
      if (difference !== null) throw new Error(`replays to another state at step ${difference.step}`);
      await writeTo(path.join(folder, `${walk.name}.json`), recording);
      process.stdout.write(`${walk.name}: ${recording.stagedActionIds.length - 1} steps\n`);
    } catch (error) {
      process.stderr.write(
        `${walk.name} was not recorded: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}\n`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
