import type { ReactNode } from 'react';
import { firstDifference, makeReplay, type Recording, type Replay } from '@obriy/recorder';
import { languageOfPath } from '#domain/languages.ts';
import {
  persistDrawings,
  makeSaveReport,
  QaFailure,
  QaRoot,
  readFile,
  ReplayBar,
  ReplayWait,
  type Warming,
  watchConsole,
} from '#features/qa';
import { selectSettings, type Settings } from '#shared/config';
import { selectLanguage } from '#shared/i18n';
import { selectLocation } from '#shared/routing';
import { readSteadyTimeFrom } from '#shared/time';
import type { RootState } from '../../store.ts';
import { openedDatabase, openRecording, readOpened, createQaRoot, goToRecorder } from '../qaTab.ts';
import type { SiteParts } from '../siteTools.ts';
import { siteVersion, wholeReducer } from '../wholeReducer.ts';
import { blockInput, stillNetwork } from './undisturbed.ts';
import { screenComparison, warmUp } from './warmUp.ts';
import { showReplay } from './showReplay.tsx';

function makeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** A replay neither reads nor writes this browser's storage: it shows another visit. Its bar can still open recordings. */
function isolateStorage(): void {
  const { indexedDB } = window;
  const open: IDBFactory['open'] = (name, version) => {
    if (name !== openedDatabase) throw new DOMException('A replay stores nothing', 'SecurityError');
    return indexedDB.open(name, version);
  };
  Object.defineProperty(window, 'indexedDB', { value: { open } });
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: makeStorage() });
  }
}

async function download(address: string): Promise<Blob> {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.blob();
  } catch {
    // No opener, or one of another origin.
  }
  throw new QaFailure('unreachable', { address });
}

/** The recording at an address of the site, or the one that was opened under a number. Throws QaFailure or RecordingInvalid. */
async function findRecording(address: string): Promise<Recording> {
  return readFile(await (/^\d+$/.test(address) ? readOpened(Number(address)) : download(address)));
}

/** Disables external resources, regardless of the recorded settings. */
const quiet = {
  serviceWorker: 'off',
  tagManagerContainer: null,
  mapTiles: null,
  qa: 'on',
} as const satisfies Partial<Settings>;

/** The recording with settings for a replay: schematic map, no worker, no tag manager. */
function quietRecording(recording: Recording): Recording {
  const state = recording.committedState as RootState;
  return { ...recording, committedState: { ...state, settings: { ...state.settings, ...quiet } } };
}

/** Of another version of the site, most often. */
function notShown(error: unknown, { recording: { site } }: Recording): QaFailure {
  return new QaFailure('notShown', { reason: error instanceof Error ? error.message : String(error), site });
}

function isOfOtherBuild({ recording }: Recording): boolean {
  const { site, rtk, schema } = siteVersion();
  return recording.site !== site || recording.rtk !== rtk || recording.schema !== schema;
}

function factsOf(replay: Replay, warming: Warming) {
  const state = replay.store.getState() as RootState;
  const { pathname, search } = selectLocation(state);
  return {
    ...siteVersion(),
    settings: selectSettings(state),
    language: selectLanguage(state),
    address: pathname + search,
    differsOnScreen: warming.differsOnScreen(),
  };
}

/** Makes this document the replay of a recording: with neither storage nor a clock of its own, and without a network as soon as every step has been prepared. */
export async function openReplay(address: string, parts: SiteParts): Promise<void> {
  const { settings } = parts;
  const language = languageOfPath(window.location.pathname, settings.defaultLanguage);
  // Nothing hydrates here, so changes by extensions need no undo.
  window.early?.restore();
  const bar = createQaRoot();
  const { entries: errors } = watchConsole();
  persistDrawings();
  const show = (content: ReactNode): void => bar.render(<QaRoot language={language}>{content}</QaRoot>);
  const wait = (failure: unknown = null): void =>
    show(<ReplayWait key={String(failure === null)} failure={failure} onOpen={openRecording} onClose={goToRecorder} />);

  wait();
  let recording: Recording;
  try {
    recording = await findRecording(address);
  } catch (error) {
    wait(error);
    return;
  }

  try {
    const reducer = wholeReducer();
    const differsAt = firstDifference(recording, reducer)?.step ?? null;
    const replay = makeReplay(quietRecording(recording), reducer);
    const network = stillNetwork();
    isolateStorage();
    blockInput();
    readSteadyTimeFrom(() => recording.actionsById[replay.step()]?.timestamp ?? 0);
    const warming = warmUp(
      replay,
      network,
      network.close,
      differsAt === null ? screenComparison(recording, replay) : null,
    );
    await showReplay(replay, parts, (error) => {
      warming.pause();
      wait(notShown(error, recording));
    });
    const report = makeSaveReport({
      facts: () => factsOf(replay, warming),
      errors,
      typed: () => [],
      recording: () => recording,
    });
    show(
      <ReplayBar
        recording={recording}
        replay={replay}
        warming={warming}
        differsAt={differsAt}
        otherBuild={isOfOtherBuild(recording)}
        onReport={report}
        onOpen={openRecording}
        onClose={() => {
          warming.pause();
          goToRecorder();
        }}
      />,
    );
    warming.resume();
  } catch (error) {
    wait(notShown(error, recording));
  }
}
