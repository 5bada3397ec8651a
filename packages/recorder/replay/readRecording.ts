import { isObject, type Fields } from '../isObject.ts';
import { RecordingInvalid } from '../recordingErrors.ts';
import type { Recording } from '../recordingTypes.ts';
import { screenPattern } from '../screens.ts';

type Check = (value: unknown, field: string) => void;

function expect(holds: boolean, field: string, expected: string): void {
  if (!holds) throw new RecordingInvalid(field, expected);
}

const text: Check = (value, field) => expect(typeof value === 'string' && value !== '', field, 'a text');
const count: Check = (value, field) =>
  expect(Number.isSafeInteger(value) && Number(value) >= 0, field, 'a whole number');
const moment: Check = (value, field) =>
  expect(typeof value === 'string' && !Number.isNaN(Date.parse(value)), field, 'a moment in ISO 8601');
const present: Check = (value, field) => expect(isObject(value), field, 'an object');
const exactly =
  (expected: number): Check =>
  (value, field) =>
    expect(value === expected, field, String(expected));
const noItems: Check = (value, field) => expect(Array.isArray(value) && value.length === 0, field, 'an empty list');

function listOf(check: Check): Check {
  return (value, field) => {
    if (!Array.isArray(value)) throw new RecordingInvalid(field, 'a list');
    value.forEach((item, index) => check(item, `${field}[${index}]`));
  };
}

function objectOf(checks: Readonly<Record<string, Check>>): Check {
  return (value, field) => {
    if (!isObject(value)) throw new RecordingInvalid(field, 'an object');
    for (const [name, check] of Object.entries(checks)) {
      check(value[name], field === 'the file' ? name : `${field}.${name}`);
    }
  };
}

const changes: Check = (value, field) =>
  expect(isObject(value) && Object.values(value).every((each) => typeof each === 'string'), field, 'a record of texts');

const screens: Check = (value, field) =>
  expect(
    value === undefined ||
      (isObject(value) && Object.values(value).every((each) => typeof each === 'string' && screenPattern.test(each))),
    field,
    'a record of screens',
  );

const file = objectOf({
  monitorState: present,
  nextActionId: count,
  actionsById: present,
  stagedActionIds: listOf(count),
  skippedActionIds: noItems,
  committedState: present,
  currentStateIndex: exactly(0),
  computedStates: noItems,
  recording: objectOf({
    format: exactly(1),
    site: text,
    rtk: text,
    schema: text,
    language: text,
    viewport: objectOf({ width: count, height: count }),
    startedAt: moment,
    notes: listOf(objectOf({ step: count, text })),
    digests: listOf(text),
    changes: listOf(changes),
    screens,
  }),
});

const lifted = objectOf({ type: text, action: objectOf({ type: text }), timestamp: count });

/** Checks the fields against each other. */
function checkSteps(recording: Recording): void {
  const { stagedActionIds, actionsById, recording: meta } = recording;
  expect(stagedActionIds[0] === 0, 'stagedActionIds[0]', '0');
  expect(new Set(stagedActionIds).size === stagedActionIds.length, 'stagedActionIds', 'a list without repetition');
  for (const id of stagedActionIds) lifted((actionsById as Fields)[id], `actionsById.${id}`);
  const steps = stagedActionIds.length;
  expect(meta.digests.length === steps, 'recording.digests', `a list of ${steps}, one for each staged action`);
  expect(meta.changes.length === steps, 'recording.changes', `a list of ${steps}, one for each staged action`);
  meta.notes.forEach(({ step }, index) => expect(step < steps, `recording.notes[${index}].step`, `below ${steps}`));
}

/** Throws RecordingInvalid. */
export function readRecording(json: unknown): Recording {
  file(json, 'the file');
  const recording = json as Recording;
  checkSteps(recording);
  return recording;
}
