import type { ReactNode } from 'react';
import {
  keepDrawings,
  makeSaveReport,
  QaFailure,
  QaRoot,
  ReplayBar,
  ReplayWait,
  watchConsole,
  type Warming,
} from '#features/qa';
import { selectSettings } from '#shared/config';
import { languageOfPath, selectLanguage } from '#shared/i18n';
import { firstDifference, makeReplay, type Recording, type Replay } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import { readSteadyTimeFrom } from '#shared/time';
import type { RootState } from '../../store.ts';
import { goToRecorder } from '../qaAddress.ts';
import { createQaRoot } from '../qaContainer.ts';
import { openRecording } from '../openRecording.ts';
import { siteVersion } from '../siteVersion.ts';
import { wholeReducer } from '../wholeReducer.ts';
import type { SiteParts } from '../siteTools.ts';
import { findRecording } from './findRecording.ts';
import { holdStill } from './holdStill.ts';
import { quietRecording } from './quietRecording.ts';
import { showReplay } from './showReplay.tsx';
import { forgetMemory } from './stillMemory.ts';
import { stillNetwork } from './stillNetwork.ts';
import { screenComparison } from './screenComparison.ts';
import { warmUp } from './warmUp.ts';

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

/** Makes this document the replay of a recording: without a memory or a clock of its own, and without a network as soon as every step has been prepared. */
export async function openReplay(address: string, parts: SiteParts): Promise<void> {
  const { settings } = parts;
  const language = languageOfPath(window.location.pathname, settings.defaultLanguage);
  // Nothing hydrates here, and what others do to the page need not be remembered.
  window.early?.restore();
  const bar = createQaRoot();
  const { entries: errors } = watchConsole();
  keepDrawings();
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
    forgetMemory();
    holdStill();
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
