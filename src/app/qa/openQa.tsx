import { personalIn, type Recording } from '@obriy/recorder';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { languageOfPath } from '#domain/languages.ts';
import {
  makeSaveReport,
  persistDrawings,
  QaRoot,
  RecorderBar,
  watchConsole,
  watchScreen,
  watchTypedValues,
} from '#features/qa';
import { selectSettings } from '#shared/config';
import { selectLanguage } from '#shared/i18n';
import { selectLocation } from '#shared/routing';
import type { Store } from '../store.ts';
import { openRecording, createQaRoot, requestedReplay, leaveQa, stayWithQa } from './qaTab.ts';
import { redactionRules } from './redactionRules.ts';
import { openReplay } from './replay/openReplay.tsx';
import type { SiteParts, SiteTools } from './siteTools.ts';
import { siteRecorder, siteVersion } from './wholeReducer.ts';

/** The bar speaks the language of the page. */
function InLanguageOfSite({ children }: { readonly children: ReactNode }) {
  return <QaRoot language={useSelector(selectLanguage)}>{children}</QaRoot>;
}

/** A recorder in the store of the site, and its bar beside the site. */
function recordSite({ settings: { defaultLanguage } }: SiteParts): SiteTools {
  const recorder = siteRecorder(() => ({
    language: languageOfPath(window.location.pathname, defaultLanguage),
    viewport: { width: window.innerWidth, height: window.innerHeight },
  }));
  persistDrawings();
  const typed = watchTypedValues(recorder.addTyped);
  watchScreen(recorder);
  const { entries: errors } = watchConsole();
  const saved = (): Recording | null =>
    recorder.status().steps === 0 && !recorder.status().recording ? null : recorder.save();

  const siteStarted = (store: Store): void => {
    const facts = () => {
      const state = store.getState();
      const { pathname, search } = selectLocation(state);
      return {
        ...siteVersion(),
        settings: selectSettings(state),
        language: selectLanguage(state),
        address: pathname + search,
      };
    };
    // Values typed earlier, and responses with them, are in the state.
    const personal = (): readonly string[] => [...typed.all(), ...personalIn(store.getState(), redactionRules.ofState)];
    const report = makeSaveReport({ facts, errors, typed: personal, recording: saved });
    // Before it looks for personal data, the recorder has to know prefilled values, too.
    const flushed = (): typeof recorder => {
      typed.flush();
      return recorder;
    };
    const known = {
      ...recorder,
      save: () => flushed().save(),
      personalInNote: (text: string) => flushed().personalInNote(text),
    };
    createQaRoot().render(
      <Provider store={store}>
        <InLanguageOfSite>
          <RecorderBar recorder={known} onReport={report} onOpen={openRecording} onLeave={leaveQa} />
        </InLanguageOfSite>
      </Provider>,
    );
  };
  return { enhancers: [recorder.enhancer], siteStarted };
}

/** Starts what `?qa` requests: the site with a recorder, or a replay instead. */
export async function openQa(parts: SiteParts): Promise<void> {
  stayWithQa();
  // The recorder's buttons work at once, even if the site never hydrates; earlier presses are replayed to the site.
  window.early?.letGo();
  const address = requestedReplay();
  if (address === null) {
    return parts.start(recordSite(parts));
  }
  await openReplay(address, parts);
}
