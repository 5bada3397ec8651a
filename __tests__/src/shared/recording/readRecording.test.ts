import { readRecording, RecordingInvalid, type Recording } from '#shared/recording';
import { recordedDesk } from './desk.ts';

const good = (): Recording => recordedDesk().recorder.save();

it.each([
  ['the file', () => null],
  ['monitorState', () => ({})],
  ['nextActionId', () => ({ ...good(), nextActionId: '1' })],
  ['skippedActionIds', () => ({ ...good(), skippedActionIds: [1] })],
  ['stagedActionIds[0]', () => ({ ...good(), stagedActionIds: [3] })],
  ['actionsById.7', () => ({ ...good(), stagedActionIds: [0, 7] })],
  ['recording', () => ({ ...good(), recording: undefined })],
  ['recording.format', () => ({ ...good(), recording: { ...good().recording, format: 2 } })],
  ['recording.startedAt', () => ({ ...good(), recording: { ...good().recording, startedAt: 'yesterday' } })],
  ['recording.digests', () => ({ ...good(), recording: { ...good().recording, digests: [] } })],
  [
    'recording.notes[0].step',
    () => ({ ...good(), recording: { ...good().recording, notes: [{ step: 4, text: 'a' }] } }),
  ],
])('is refused by the name of its field: %s', (field, make) => {
  const invalid = (() => {
    try {
      readRecording(make());
    } catch (error) {
      return error;
    }
    return undefined;
  })();
  expect(invalid).toBeInstanceOf(RecordingInvalid);
  expect((invalid as RecordingInvalid).field).toBe(field);
});
