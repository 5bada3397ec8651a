import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { Field, Form } from 'react-final-form';
import { callRequestSlice } from '#features/call-request';
import { defaultSettings } from '#shared/config';
import { watchScreen } from '#features/qa';
import { Snapshots, storeDraft } from '#shared/form';
import { makeReplay, readRecording, type Recording } from '@obriy/recorder';
import { resolveRoutes } from '../../../../../src/app/rendering/resolveRoutes.ts';
import { readOpened } from '../../../../../src/app/qa/qaTab.ts';
import { openReplay } from '../../../../../src/app/qa/replay/openReplay.tsx';
import { screenComparison, warmUp } from '../../../../../src/app/qa/replay/warmUp.ts';
import { showReplay } from '../../../../../src/app/qa/replay/showReplay.tsx';
import { siteRecorder, wholeReducer } from '../../../../../src/app/qa/wholeReducer.ts';
import { idleBrowser } from '../../../../support/environment/idleBrowser.ts';
import { renderSite } from '../../../../support/site/renderSite.tsx';

/** The steps whose screen is known. */
const seenSteps = ({ recording: { screens = {} } }: Recording): number[] => Object.keys(screens).map(Number);

async function recordedErrors(typed: string): Promise<Recording> {
  idleBrowser();
  const recorder = siteRecorder();
  const { user, unmount } = await renderSite({ path: '/en/404', enhancers: [recorder.enhancer] });
  watchScreen(recorder);
  recorder.start();
  await user.click(within(screen.getByRole('complementary')).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a call' }));
  await user.type(dialog.getByLabelText('Your name'), typed);
  await user.click(dialog.getByRole('button', { name: 'Request a call' }));
  await dialog.findAllByText(/The field (?:is required|must contain)/);
  await waitFor(() => expect(seenSteps(recorder.save())).toContain(recorder.status().steps), { interval: 300 });
  recorder.stop();
  unmount();
  sessionStorage.clear();
  return readRecording(JSON.parse(JSON.stringify(recorder.save())));
}

const parts = { settings: defaultSettings, resolveRoutes, start: async () => undefined };

function emptyRoot(): void {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
}

/** The differences between the screens of the replay and those of the recording. */
async function replayed(recording: Recording) {
  emptyRoot();
  const replay = makeReplay(recording, wholeReducer());
  const done = jest.fn();
  const network = { requested: () => 0, settled: async () => undefined, close: () => undefined };
  const warming = warmUp(replay, network, done, screenComparison(recording, replay));
  await act(async () => {
    await showReplay(replay, parts, (error) => {
      throw error;
    });
  });
  act(warming.resume);
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  return warming.differsOnScreen();
}

let recording: Recording;
beforeAll(async () => {
  recording = await recordedErrors('A');
});

test('a replay that shows the same screens matches', async () => {
  expect(await replayed(recording)).toBeNull();
});

test('a page that waits for a script is captured after it has loaded', async () => {
  jest.useFakeTimers();
  idleBrowser();
  const seen = jest.fn();
  let notify = (): void => undefined;
  const status = { recording: true, steps: 1, folded: 0 };
  watchScreen({
    status: () => status,
    addScreen: seen,
    subscribe: (listener) => ((notify = listener), () => undefined),
  });
  const script = Object.assign(document.createElement('script'), { src: '/assets/page.js' });
  document.head.append(script);
  notify();
  await jest.advanceTimersByTimeAsync(5000);
  expect(seen).not.toHaveBeenCalled();
  script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(seen).toHaveBeenCalledTimes(1);
  script.remove();
  jest.useRealTimers();
});

test('a step of a keystroke is captured with the snapshot of its form', async () => {
  jest.useFakeTimers();
  idleBrowser();
  const seen: number[] = [];
  let notify = (): void => undefined;
  const status = { recording: true, steps: 0, folded: 0 };
  watchScreen({
    status: () => status,
    addScreen: () => seen.push(status.steps),
    subscribe: (listener) => ((notify = listener), () => undefined),
  });
  const addStep = (): void => {
    status.steps += 1;
    notify();
  };
  const typed = (): void => {
    addStep();
    // A slow machine renders it later.
    jest.advanceTimersByTime(20);
  };
  render(
    <Form initialValues={{ name: '' }} onSubmit={() => undefined}>
      {() => (
        <div onInput={typed}>
          <Field name="name" component="input" aria-label="Name" />
          <Snapshots draft={{ name: '' }} onSnapshot={addStep} />
        </div>
      )}
    </Form>,
  );
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'A' } });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(seen).toEqual([2]);
  jest.useRealTimers();
});

test('a late React update is not a difference', async () => {
  jest.useFakeTimers();
  const replay = makeReplay(recording, wholeReducer());
  const network = { requested: () => 0, settled: async () => undefined, close: () => undefined };
  let shown = false;
  const differenceAt = (step: number) => {
    setTimeout(() => (shown = true), 300);
    return shown ? null : { step, count: 1, lines: [] };
  };
  const done = jest.fn();
  const warming = warmUp(replay, network, done, { knows: (step) => step === replay.length, differenceAt });
  warming.resume();
  while (done.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(1000);
  expect(warming.differsOnScreen()).toBeNull();
  jest.useRealTimers();
});

test('form errors that the replay does not show are reported', async () => {
  const { actionsById, stagedActionIds } = recording;
  const statusOf = `${callRequestSlice.name}/callRequestFormStatusChanged`;
  const without = Object.entries(actionsById).map(([id, lifted]) =>
    lifted.action.type === statusOf ? [id, { ...lifted, action: { type: 'nothing/happened' } }] : [id, lifted],
  );
  const difference = await replayed({ ...recording, actionsById: Object.fromEntries(without) });
  // Not always the last step: on a slow machine a late action of the queries follows.
  const errorsFrom = stagedActionIds.findIndex((id) => actionsById[id]?.action.type === statusOf);
  expect(errorsFrom).toBeGreaterThan(0);
  expect(seenSteps(recording).filter((step) => step >= errorsFrom)).toContain(difference?.step);
  expect(difference?.count).toBeGreaterThanOrEqual(6);
});

test('a recording of an older version is compared by its states alone', async () => {
  const { screens: _, ...meta } = recording.recording;
  expect(await replayed(readRecording({ ...recording, recording: meta }))).toBeNull();
});

// The last test: the document stays a replay.
test('a replay leaves the drafts of its browser alone, and its bar can open another recording', async () => {
  const ownDraft = { name: 'Own draft' };
  storeDraft('callRequest', ownDraft);
  const opened = await openDB('obriy-qa', 2, {
    upgrade: (database) => database.createObjectStore('opened', { autoIncrement: true }),
  });
  await opened.put('opened', new Blob([JSON.stringify(recording)]));
  opened.close();
  const live = indexedDB;
  window.history.replaceState(null, '', '/en/404');
  emptyRoot();
  await act(() => openReplay('1', parts));
  const bar = within(screen.getByRole('complementary', { name: 'Replay' }));
  await waitFor(() => expect(bar.queryByRole('progressbar')).toBeNull());
  expect(bar.getByText(/Replays exactly/)).toBeVisible();
  await expect(readOpened(1)).resolves.toBeInstanceOf(Blob);

  globalThis.indexedDB = live;
  const drafts = await openDB('obriy-drafts');
  expect(await drafts.getAll('drafts')).toMatchObject([{ values: ownDraft }]);
  drafts.close();
});
