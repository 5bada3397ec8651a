import type { Difference, Recording } from '../../src/app/qa/headless.ts';

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
export function differenceText(
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

export function sameText(file: string, recording: Recording): string {
  return `${file}: ${stepsOf(recording)} steps, as they were recorded.\n`;
}

export function acceptedText(file: string, recording: Recording): string {
  return `${file}: ${stepsOf(recording)} steps, accepted as they are now.\n`;
}
