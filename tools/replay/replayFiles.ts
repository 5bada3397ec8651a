import type { Headless } from './headless.ts';
import type { ReplayOptions } from './options.ts';
import { readFrom, writeTo } from './recordingFile.ts';
import { acceptedText, differenceText, sameText } from './report.ts';

/** Replays the files in order. Returns whether each gave its expected result. */
export async function replayFiles(
  { accept, files }: ReplayOptions,
  headless: Headless,
  log: (text: string) => void,
): Promise<boolean> {
  const { firstDifference, rebased, siteVersion, wholeReducer } = headless;
  const reducer = wholeReducer();
  let right = true;
  for (const file of files) {
    const recording = await readFrom(file, headless);
    const difference = firstDifference(recording, reducer);
    if (difference === null) log(sameText(file, recording));
    else {
      log(differenceText(file, recording, difference, siteVersion()));
      right &&= accept;
    }
    if (!accept || difference === null) continue;
    await writeTo(file, rebased(recording, reducer, siteVersion()));
    log(acceptedText(file, recording));
  }
  return right;
}
