import type { Difference, Recording } from '../../src/app/qa/headless.ts';
import type { Headless } from './headless.ts';
import type { ReplayOptions } from './options.ts';
import { readFrom, writeTo } from './recordingFile.ts';

const words: Readonly<Record<string, string>> = { '-': 'nothing', '=': 'what it was before' };

function describeValue(value: string): string {
  return words[value] ?? (value.startsWith('#') ? `a long value (${value})` : value);
}

function stepsOf(recording: Recording): number {
  return recording.stagedActionIds.length - 1;
}

/** Whether another Redux Toolkit, or other parts of the state, may be the reason. */
function suspicions(
  { recording }: Recording,
  version: Pick<Recording['recording'], 'rtk' | 'schema'>,
): readonly string[] {
  return [
    ...(recording.rtk === version.rtk
      ? []
      : [`  Recorded with Redux Toolkit ${recording.rtk}, replayed with ${version.rtk}.`]),
    ...(recording.schema === version.schema
      ? []
      : ['  The parts of the state, or the endpoints, are others than when it was recorded.']),
  ];
}

/** Names the step, the action and the places that differ. */
function differenceText(
  file: string,
  recording: Recording,
  difference: Difference,
  version: Pick<Recording['recording'], 'rtk' | 'schema'>,
): string {
  const { step, action, paths } = difference;
  const where =
    step === 0
      ? 'the state before the first step is another one'
      : `step ${step} of ${stepsOf(recording)}, ${action.type}, gives another state`;
  return [
    `${file}: ${where}.`,
    ...paths.flatMap(({ path, expected, found }) => [
      `  ${path === '' ? '/' : path}`,
      `    expected ${describeValue(expected)}`,
      `    found    ${describeValue(found)}`,
    ]),
    ...suspicions(recording, version),
    '',
  ].join('\n');
}

function sameText(file: string, recording: Recording): string {
  return `${file}: ${stepsOf(recording)} steps, as they were recorded.\n`;
}

function acceptedText(file: string, recording: Recording): string {
  return `${file}: ${stepsOf(recording)} steps, accepted as they are now.\n`;
}

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
