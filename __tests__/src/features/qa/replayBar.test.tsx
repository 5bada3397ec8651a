import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QaRoot, ReplayBar } from '#features/qa';
import { makeReplay, type Recording } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import { wholeReducer } from '../../../../src/app/qa/wholeReducer.ts';
import type { RootState } from '../../../../src/app/store.ts';
import { recordedWalk } from './qaSite.tsx';

let recording: Recording;
beforeAll(async () => {
  recording = await recordedWalk();
});

const bar = () => within(screen.getByRole('complementary', { name: 'Replay' }));
const slider = () => bar().getByRole<HTMLInputElement>('slider', { name: 'Step of the recording' });
const press = (name: string | RegExp) => userEvent.click(bar().getByRole('button', { name }));

/** The same with a minute between one step and the next. */
const slow = (walk: Recording): Recording => ({
  ...walk,
  actionsById: Object.fromEntries(
    Object.entries(walk.actionsById).map(([id, lifted]) => [id, { ...lifted, timestamp: Number(id) * 60_000 }]),
  ),
});

function open(differsAt: number | null = null, walk = recording, otherBuild = false) {
  const replay = makeReplay(walk, wholeReducer());
  render(
    <QaRoot language="en">
      <ReplayBar
        recording={walk}
        replay={replay}
        differsAt={differsAt}
        otherBuild={otherBuild}
        onReport={async () => ({ name: 'x.zip', withRecording: true, refused: null, gaps: 0 })}
        onOpen={async () => undefined}
        onClose={() => undefined}
      />
    </QaRoot>,
  );
  const pathname = (): string => selectLocation(replay.store.getState() as RootState).pathname;
  return { replay, pathname };
}

test('the slider shows any step, and says which action led there', () => {
  const { replay, pathname } = open();
  expect(slider()).toHaveValue('0');
  expect(pathname()).toBe('/en/offers');
  fireEvent.change(slider(), { target: { value: String(replay.length) } });
  expect(pathname()).toBe('/offers');
  expect(bar().getByText(new RegExp(`^Step ${replay.length} of ${replay.length} · Replays exactly$`))).toBeVisible();
  const left = recording.stagedActionIds.findIndex(
    (id) => recording.actionsById[id]?.action.type === 'location/locationChanged',
  );
  fireEvent.change(slider(), { target: { value: String(left) } });
  expect(pathname()).toBe('/en/news');
  expect(slider()).toHaveAccessibleName('Step of the recording');
  expect(slider()).toHaveAttribute('aria-valuetext', `Step ${left} of ${replay.length}: location/locationChanged`);
});

test('it goes step by step, and stops at both ends', async () => {
  const { replay } = open();
  expect(bar().getByRole('button', { name: 'One step back' })).toBeDisabled();
  await press('One step forward');
  await press('One step forward');
  expect(replay.step()).toBe(2);
  await press('One step back');
  expect(replay.step()).toBe(1);
  fireEvent.change(slider(), { target: { value: String(replay.length) } });
  expect(bar().getByRole('button', { name: 'One step forward' })).toBeDisabled();
  await press('Before the first step');
  expect(replay.step()).toBe(0);
});

test('it plays to the end, as fast as wanted, and again from the beginning', async () => {
  const { replay } = open();
  const shown: number[] = [];
  replay.store.subscribe(() => shown.push(replay.step()));
  const played = () => waitFor(() => expect(shown.at(-1)).toBe(replay.length));
  await userEvent.selectOptions(bar().getByRole('combobox', { name: 'Speed' }), 'Step a frame');
  await press('Play');
  await played();
  expect(shown).toEqual(Array.from({ length: replay.length }, (_, step) => step + 1));
  shown.length = 0;
  await userEvent.click(await bar().findByRole('button', { name: 'Play' }));
  await played();
  expect(shown[0]).toBe(0);
});

test('it stands still when it is paused', async () => {
  const { replay } = open(null, slow(recording));
  await press('Play');
  await press('Pause');
  expect(bar().getByRole('button', { name: 'Play' })).toBeVisible();
  expect(replay.step()).toBe(0);
});

test('a note leads to its step', async () => {
  const { replay, pathname } = open();
  await press(/the news are here$/);
  expect(replay.step()).toBe(recording.recording.notes[0]?.step);
  expect(pathname()).toBe('/en/news');
});

test('a note leads there from the end of what was played too, and nothing plays by itself', async () => {
  const { replay } = open();
  await userEvent.selectOptions(bar().getByRole('combobox'), 'fastest');
  await press('Play');
  await waitFor(() => expect(replay.step()).toBe(replay.length));
  await press(/the news are here$/);
  expect(replay.step()).toBe(recording.recording.notes[0]?.step);
  expect(bar().getByRole('button', { name: 'Play' })).toBeVisible();
});

test('what an action carried and changed is written out when somebody wants to read it', async () => {
  open();
  const left = recording.stagedActionIds.findIndex(
    (id) => recording.actionsById[id]?.action.type === 'location/locationChanged',
  );
  fireEvent.change(slider(), { target: { value: String(left) } });
  expect(bar().queryByText(/"pathname"/)).toBeNull();
  await userEvent.click(bar().getByText('What it carried'));
  expect(await bar().findByText(/"pathname": "\/en\/news"/)).toBeVisible();
});

test('a site that has come to differ says from which step on', () => {
  open(3);
  expect(bar().getByText(/Differs from step 3 on$/)).toBeVisible();
});

test('it says of a recording from a window of another width, or another build of the site, that it is one', () => {
  open(3, recording, true);
  expect(
    bar().getByText(
      `Recorded in a window 390 px wide; this one has ${window.innerWidth} px, so the page may look different. Recorded with another build of the site: version ${recording.recording.site}, Redux Toolkit ${recording.recording.rtk}.`,
    ),
  ).toBeVisible();
});

test('it says nothing of what is the same', () => {
  open(null, {
    ...recording,
    recording: { ...recording.recording, viewport: { width: window.innerWidth, height: 1 } },
  });
  expect(bar().queryByText(/^Recorded/)).toBeNull();
});
