import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { makeSaveReport, QaRoot, RecorderBar, watchConsole, watchTypedValues } from '#features/qa';
import { selectSettings } from '#shared/config';
import { languageOfPath, selectLanguage } from '#shared/i18n';
import { makeRecorder, type Description, type Recording } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import type { Store } from '../store.ts';
import { openRecording } from './openRecording.ts';
import { leaveQa } from './qaAddress.ts';
import { createQaRoot } from './qaContainer.ts';
import { redactionRules } from './redactionRules.ts';
import type { SiteParts, SiteTools } from './siteTools.ts';
import { siteVersion } from './siteVersion.ts';
import { wholeReducer } from './wholeReducer.ts';

/** The bar speaks the language of the page. */
function InLanguageOfSite({ children }: { readonly children: ReactNode }) {
  return <QaRoot language={useSelector(selectLanguage)}>{children}</QaRoot>;
}

/** A recorder in the store of the site, and its bar beside the site. */
export function recordSite({ settings: { defaultLanguage } }: SiteParts): SiteTools {
  const describe = (): Description => ({
    ...siteVersion(),
    language: languageOfPath(window.location.pathname, defaultLanguage),
    viewport: { width: window.innerWidth, height: window.innerHeight },
  });
  const recorder = makeRecorder({ reducer: wholeReducer(), rules: redactionRules, describe });
  const typed = watchTypedValues(recorder.remember);
  const { entries: errors } = watchConsole();
  const saved = (): Recording | null => (recorder.status().steps === 0 && !recorder.status().recording ? null : recorder.save());

  const siteStarted = (store: Store): void => {
    const facts = () => {
      const state = store.getState();
      const { pathname, search } = selectLocation(state);
      return { ...siteVersion(), settings: selectSettings(state), language: selectLanguage(state), address: pathname + search };
    };
    const report = makeSaveReport({ facts, errors, typed: typed.all, recording: saved });
    // What stands in fields without having been typed is to be known, too.
    const known = { ...recorder, save: () => (typed.all(), recorder.save()) };
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
