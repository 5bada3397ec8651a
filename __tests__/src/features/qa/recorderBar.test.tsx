import { existsSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QaRoot, ReplayBar } from '#features/qa';
import { makeReplay, readRecording, type Recording, RecordingInvalid, RecordingRefused } from '@obriy/recorder';
import { selectLocation } from '#shared/routing';
import { warmUp } from '../../../../src/app/qa/replay/warmUp.ts';
import { wholeReducer } from '../../../../src/app/qa/wholeReducer.ts';
import type { RootState } from '../../../../src/app/store.ts';
import { recordedWalk, savedFiles, siteWithBar } from './qaSite.tsx';

describe('the recorder', () => {
  const bar = () => within(screen.getByRole('complementary', { name: 'QA' }));
  const tool = (name: string) => bar().getByRole('button', { name });

  let site: Awaited<ReturnType<typeof siteWithBar>>;
  beforeEach(async () => {
    site = await siteWithBar();
  });
  afterEach(() => site.close());

  const fileOf = (text: string, name = 'recording.json'): File => new File([text], name, { type: 'application/json' });

  test('records, counts, annotates and saves a session as one file', async () => {
    const files = savedFiles();
    const { user, go } = site;
    expect(bar().getByText('Not recording')).toBeVisible();
    expect(tool('Download')).toBeDisabled();
    await user.click(tool('Record'));
    await go('/en/news');
    await screen.findByRole('heading', { level: 1, name: 'News' });
    await bar().findByText(/^Recording: \d+ steps/);
    await user.click(tool('Note'));
    await user.type(bar().getByLabelText('Note at this moment'), 'here are the news{Enter}');
    await bar().findByText(/^The note is kept at step \d+\.$/);
    await user.click(tool('Stop'));
    expect(bar().getByText(/^Recorded: \d+ steps$/)).toBeVisible();
    await user.click(tool('Download'));
    await bar().findByText(/^Saved as obriy-.*-en\.json\.$/);

    const [saved] = files;
    expect(saved?.name).toMatch(/^obriy-\d{4}-\d\d-\d\d-\d{6}-en\.json$/);
    const recording = readRecording(JSON.parse(await (saved?.file ?? new Blob()).text()));
    expect(recording.recording.notes).toMatchObject([{ text: 'here are the news' }]);
  });

  test('refuses a recording that would contain what was typed, and says where and what to do, but not what', async () => {
    const files = savedFiles();
    const { user, recorder, go } = site;
    await user.click(tool('Record'));
    recorder.addTyped('Solomiia Canary');
    await go('/en/news?from=Solomiia%20Canary');
    await user.click(tool('Download'));
    const alert = await bar().findByRole('alert');
    expect(alert).toHaveTextContent('The recording was not saved');
    expect(alert).toHaveTextContent(/Step \d+: .*search/);
    expect(alert).toHaveTextContent('redactionRules.ts');
    expect(alert).not.toHaveTextContent('Solomiia');
    expect(files).toEqual([]);
    await user.click(bar().getByRole('button', { name: 'Close the message' }));
    expect(bar().queryByRole('alert')).toBeNull();
  });

  test('refuses a note with a name; notes can be edited and removed', async () => {
    const files = savedFiles();
    const { user, recorder, go } = site;
    await user.click(tool('Record'));
    await go('/en/news');
    await user.click(tool('Note'));
    await user.type(bar().getByLabelText('Note at this moment'), 'Solomiia cannot book{Enter}');
    await bar().findByText(/^The note is kept/);

    recorder.addTyped('Solomiia Canary');
    await user.click(tool('Note'));
    const field = bar().getByLabelText('Note at this moment');
    await user.type(field, 'canary neither{Enter}');
    expect(field).toHaveAccessibleDescription(/“canary” was typed on the page.*Write the note without it/);
    expect(recorder.notes()).toHaveLength(1);
    await user.clear(field);
    await user.type(field, 'nor can others{Enter}');

    await user.click(tool('Download'));
    const alert = await bar().findByRole('alert');
    expect(alert).toHaveTextContent('Press Note, edit or remove that note');
    expect(alert).not.toHaveTextContent('Solomiia');
    await user.click(tool('Note'));
    await user.click(bar().getByRole('button', { name: /^Edit the note\. .*Solomiia/ }));
    const edited = bar().getByLabelText(/^Note at step \d+$/);
    expect(edited).toHaveFocus();
    expect(edited).toHaveValue('Solomiia cannot book');
    await user.clear(edited);
    await user.type(edited, 'nobody can book{Enter}');
    await user.click(tool('Note'));
    await user.click(bar().getByRole('button', { name: /^Remove the note\. .*nor can others/ }));
    await bar().findByText('The note is removed.');
    await user.click(tool('Download'));
    await bar().findByText(/^Saved as/);
    const recording = readRecording(JSON.parse(await (files[0]?.file ?? new Blob()).text()));
    expect(recording.recording.notes.map(({ text }) => text)).toEqual(['nobody can book']);
  });

  test('copies a test that replays the recording, under the name of its file', async () => {
    const { user, go } = site;
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(tool('Record'));
    await go('/en/news');
    await user.click(tool('Copy as test'));
    await bar().findByText(/the recording as __tests__\/recordings\/obriy-.*-en\.json/);
    const text = copied.mock.calls[0]?.[0] ?? '';
    expect(text).toMatch(/recordings\/obriy-.*-en\.json/);
    expect(text).toContain('firstDifference');
    // Most recordings contain lazy slices.
    expect(text).toContain('wholeReducer()');
    const [, imported = ''] = /from '(\.[^']+)'/.exec(text) ?? [];
    expect(existsSync(path.join('__tests__/src/app', imported))).toBe(true);
  });

  const large = Object.defineProperty(fileOf('{}'), 'size', { value: 1e9 });

  test.each([
    ['not JSON', fileOf('nonsense'), 'it is not JSON'],
    ['another file', fileOf('{"monitorState": {}}'), 'nextActionId is not as it should be'],
    [
      'what Redux DevTools export',
      fileOf('{"payload": "[]", "preloadedState": "{}"}'),
      'monitorState is not as it should be',
    ],
    [
      'half a recording',
      fileOf('{"monitorState": {}, "nextActionId": 12, "actionsById": {"0": {"ty'),
      'or a part of it is missing',
    ],
    [
      'a folder, or has gone',
      Object.assign(fileOf('{}'), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
      'cannot be read',
    ],
    ['half a bug report', fileOf('PK\u0003\u0004 and no more', 'bug.zip'), 'its zip is broken'],
    ['huge', large, 'larger than any recording is'],
  ])('reports a file that is %s, with what to choose instead', async (_, file, words) => {
    const { user } = site;
    await user.click(tool('Open'));
    await user.upload(bar().getByLabelText('Choose a file'), file);
    const alert = await bar().findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('Choose a file that Download or a bug report of this bar has made.');
    expect(site.opened).toEqual([]);
  });

  test('reports a recording of another format, with where to open it', async () => {
    const { user, recorder, go } = site;
    await user.click(tool('Record'));
    await go('/en/news');
    const recording = recorder.save();
    await user.click(tool('Open'));
    await user.upload(
      bar().getByLabelText('Choose a file'),
      fileOf(JSON.stringify({ ...recording, recording: { ...recording.recording, format: 2 } })),
    );
    expect(await bar().findByRole('alert')).toHaveTextContent('Open it with the version of the site that made it.');
    expect(site.opened).toEqual([]);
  });

  test('accepts a recording dropped anywhere on the page', async () => {
    const { user, recorder, go } = site;
    await user.click(tool('Record'));
    await go('/en/news');
    const text = JSON.stringify(recorder.save());
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [fileOf(text)], types: ['Files'] },
    });
    document.body.dispatchEvent(drop);
    await waitFor(() => expect(site.opened).toHaveLength(1));
    expect(drop.defaultPrevented).toBe(true);
    expect(() => readRecording(site.opened[0])).not.toThrow(RecordingInvalid);
  });

  test('shows when folded whether it records, moves to the other edge and can be closed', async () => {
    const { user } = site;
    await user.click(tool('Fold the QA bar'));
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    expect(bar().getByText('Not recording')).toBeVisible();
    await user.click(tool('Unfold the QA bar'));
    await user.click(tool('Move to the top'));
    expect(tool('Move to the bottom')).toBeVisible();
    await user.click(tool('Leave QA'));
    expect(site.left).toHaveBeenCalled();
  });

  test('F6 moves the focus to the tools and back', async () => {
    const { user } = site;
    const here = within(screen.getByRole('main')).getAllByRole('link')[0];
    here?.focus();
    await user.keyboard('{F6}');
    expect(tool('Record')).toHaveFocus();
    await user.keyboard('{F6}');
    expect(here).toHaveFocus();
    here?.blur();
    await user.keyboard('{F6}{F6}');
    expect(document.body).toHaveFocus();
    await user.click(tool('Fold the QA bar'));
    here?.focus();
    await user.keyboard('{F6}');
    expect(tool('Unfold the QA bar')).toHaveFocus();
  });

  test('a double click starts and stops a recording once, and loses nothing', async () => {
    const { user, recorder, go } = site;
    await user.dblClick(tool('Record'));
    expect(recorder.status().recording).toBe(true);
    await go('/en/news');
    const { steps } = recorder.status();
    expect(steps).toBeGreaterThan(0);
    await user.dblClick(tool('Stop'));
    expect(recorder.status()).toMatchObject({ recording: false });
    expect(recorder.status().steps).toBeGreaterThanOrEqual(steps);
  });

  test('the browser asks before unsaved steps are lost, and only then', async () => {
    savedFiles();
    const { user, go } = site;
    const isUnloadBlocked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isUnloadBlocked()).toBe(false);
    await user.click(tool('Record'));
    await go('/en/news');
    await screen.findByRole('heading', { level: 1, name: 'News' });
    await user.click(tool('Stop'));
    expect(isUnloadBlocked()).toBe(true);
    await user.click(tool('Leave QA'));
    expect(bar().getByText(/^No file holds the recorded steps yet/)).toBeVisible();
    expect(site.left).not.toHaveBeenCalled();
    await user.click(tool('Download'));
    await bar().findByText(/^Saved as/);
    expect(isUnloadBlocked()).toBe(false);
    await user.click(tool('Record'));
    await go('/en/offers');
    await waitFor(() => expect(isUnloadBlocked()).toBe(true));
    await user.click(tool('Stop'));
    await user.click(tool('Leave QA'));
    expect(site.left).not.toHaveBeenCalled();
    await user.click(tool('Leave QA'));
    expect(site.left).toHaveBeenCalled();
    expect(isUnloadBlocked()).toBe(false);
  });

  test('another recording with as many steps needs a new confirmation', async () => {
    savedFiles();
    const { user, store } = site;
    const recordOneStep = async (): Promise<void> => {
      await user.click(tool('Record'));
      act(() => void store.dispatch({ type: 'test/happened' }));
      await user.click(tool('Stop'));
      await user.click(tool('Leave QA'));
    };
    await recordOneStep();
    await user.click(tool('Download'));
    await bar().findByText(/^Saved as/);
    await recordOneStep();
    expect(site.left).not.toHaveBeenCalled();
  });

  describe('with unsaved steps', () => {
    beforeEach(async () => {
      const { user, go } = site;
      await user.click(tool('Record'));
      await go('/en/news');
      await screen.findByRole('heading', { level: 1, name: 'News' });
      await user.click(tool('Stop'));
    });

    test('a double click on the close button does not discard them', async () => {
      await site.user.dblClick(tool('Leave QA'));
      expect(bar().getByText(/^No file holds the recorded steps yet/)).toBeVisible();
      expect(site.left).not.toHaveBeenCalled();
    });

    test('another recording starts on the second request', async () => {
      const { user, recorder } = site;
      const { steps } = recorder.status();
      await user.click(tool('Record'));
      expect(bar().getByText(/press Record again to begin anew without them/)).toBeVisible();
      expect(recorder.status()).toEqual({ recording: false, steps, folded: 0 });
      await user.click(tool('Record'));
      expect(recorder.status()).toMatchObject({ recording: true });
      expect(bar().queryByText(/begin anew/)).toBeNull();
    });

    test('a report without the recording says where it was refused, and the steps stay unsaved', async () => {
      const { user, report } = site;
      report.mockResolvedValue({
        name: 'obriy-bug.zip',
        withRecording: false,
        refused: new RecordingRefused([{ step: 3, path: '/payload/search', why: 'leak' }]),
        gaps: 2,
      });
      await user.click(tool('Report a bug'));
      await user.click(bar().getByRole('button', { name: 'Save the report' }));
      const alert = await bar().findByRole('alert');
      expect(alert).toHaveTextContent(
        'The report is saved as obriy-bug.zip. 2 areas could not be drawn: they are striped in the picture.',
      );
      expect(alert).toHaveTextContent('The recording was not saved');
      expect(alert).toHaveTextContent('Step 3: /payload/search');
      await user.click(tool('Leave QA'));
      expect(site.left).not.toHaveBeenCalled();
    });

    test('a report that contains them counts as saved', async () => {
      const { user } = site;
      await user.click(tool('Report a bug'));
      await user.click(bar().getByRole('button', { name: 'Save the report' }));
      expect(await bar().findByText('The report is saved as obriy-bug.zip.')).toBeVisible();
      await user.click(tool('Leave QA'));
      expect(site.left).toHaveBeenCalled();
    });
  });

  test('a form of the bar returns the focus to its button', async () => {
    const { user } = site;
    await user.click(tool('Report a bug'));
    expect(bar().getByLabelText('What is wrong, and what did you expect?')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(tool('Report a bug')).toHaveFocus();
  });
});

describe('the replay', () => {
  let recording: Recording;
  beforeAll(async () => {
    recording = await recordedWalk();
  });

  const bar = () => within(screen.getByRole('complementary', { name: 'Replay' }));
  const slider = () => bar().getByRole<HTMLInputElement>('slider', { name: 'Step of the recording' });
  const press = (name: string | RegExp) => userEvent.click(bar().getByRole('button', { name }));

  /** The same with a minute between the steps. */
  const slow = (walk: Recording): Recording => ({
    ...walk,
    actionsById: Object.fromEntries(
      Object.entries(walk.actionsById).map(([id, lifted]) => [id, { ...lifted, timestamp: Number(id) * 60_000 }]),
    ),
  });

  function open(differsAt: number | null = null, walk = recording, otherBuild = false) {
    const replay = makeReplay(walk, wholeReducer());
    const done = jest.fn();
    const warming = warmUp(replay, { requested: () => 0, settled: async () => undefined, close: done }, done);
    render(
      <QaRoot language="en">
        <ReplayBar
          recording={walk}
          replay={replay}
          warming={warming}
          differsAt={differsAt}
          otherBuild={otherBuild}
          onReport={async () => ({ name: 'x.zip', withRecording: true, refused: null, gaps: 0 })}
          onOpen={async () => undefined}
          onClose={() => undefined}
        />
      </QaRoot>,
    );
    const pathname = (): string => selectLocation(replay.store.getState() as RootState).pathname;
    return { replay, pathname, warming, done };
  }

  test('the slider shows any step, and the action that led there', () => {
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

  test('the slider moves while the steps are prepared, and playing waits', async () => {
    const { replay, warming, done } = open();
    const shown: number[] = [];
    replay.store.subscribe(() => shown.push(replay.step()));
    act(warming.resume);
    await waitFor(() => expect(replay.step()).toBeGreaterThan(1));
    fireEvent.change(slider(), { target: { value: '1' } });
    const atPause = shown.length;
    await userEvent.click(await bar().findByRole('button', { name: 'Prepare the rest' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(shown.slice(0, atPause).at(-1)).toBe(1);
    // It continues, and returns to the position of the visitor.
    expect(shown.slice(atPause)).toEqual([
      ...Array.from({ length: replay.length - 1 }, (_, index) => index + 2).slice(atPause - 3),
      1,
    ]);
    expect(bar().queryByRole('progressbar')).toBeNull();
    expect(slider()).toHaveValue('1');
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

  test('it plays to the end at any speed, and again from the start', async () => {
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

  test('it stops when it is paused', async () => {
    const { replay } = open(null, slow(recording));
    await press('Play');
    await press('Pause');
    expect(bar().getByRole('button', { name: 'Play' })).toBeVisible();
    expect(replay.step()).toBe(0);
  });

  test('a note jumps to its step', async () => {
    const { replay, pathname } = open();
    await press(/the news are here$/);
    expect(replay.step()).toBe(recording.recording.notes[0]?.step);
    expect(pathname()).toBe('/en/news');
  });

  test('a note also works after the end, and nothing starts to play', async () => {
    const { replay } = open();
    await userEvent.selectOptions(bar().getByRole('combobox'), 'fastest');
    await press('Play');
    await waitFor(() => expect(replay.step()).toBe(replay.length));
    await press(/the news are here$/);
    expect(replay.step()).toBe(recording.recording.notes[0]?.step);
    expect(bar().getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('the payload and changes of an action are shown on request', async () => {
    open();
    const left = recording.stagedActionIds.findIndex(
      (id) => recording.actionsById[id]?.action.type === 'location/locationChanged',
    );
    fireEvent.change(slider(), { target: { value: String(left) } });
    expect(bar().queryByText(/"pathname"/)).toBeNull();
    await userEvent.click(bar().getByText('What it carried'));
    expect(await bar().findByText(/"pathname": "\/en\/news"/)).toBeVisible();
  });

  test('a site that differs is reported with its first differing step', () => {
    open(3);
    expect(bar().getByText(/Differs from step 3 on$/)).toBeVisible();
  });

  test('it reports a recording of another window width or build of the site', () => {
    open(3, recording, true);
    expect(
      bar().getByText(
        `Recorded in a window 390 px wide; this one has ${window.innerWidth} px, so the page may look different. Recorded with another build of the site: version ${recording.recording.site}, Redux Toolkit ${recording.recording.rtk}.`,
      ),
    ).toBeVisible();
  });

  test('it reports nothing for the same width and build', () => {
    open(null, {
      ...recording,
      recording: { ...recording.recording, viewport: { width: window.innerWidth, height: 1 } },
    });
    expect(bar().queryByText(/^Recorded/)).toBeNull();
  });
});
