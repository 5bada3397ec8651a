import { StartError } from '../server/startError.ts';
import { loadHeadless } from './replay/headless.ts';
import { readReplayOptions } from './replay/options.ts';
import { replayFiles } from './replay/replayFiles.ts';

// Replays recordings of the QA bar without a page: `npm run tool replay -- FILE`.
try {
  const options = readReplayOptions(process.argv.slice(2));
  const headless = await loadHeadless((text) => process.stderr.write(text));
  if (!(await replayFiles(options, headless, (text) => process.stdout.write(text)))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
