import type { Settings } from '#shared/config';
import type { Recording } from '#shared/recording';
import type { RootState } from '../../store.ts';

/** What would bring something from elsewhere into the page, whatever the recorded site had. */
const quiet = {
  serviceWorker: 'off',
  tagManagerContainer: null,
  mapTiles: null,
  qa: 'on',
} as const satisfies Partial<Settings>;

/** The recording as it is shown: on the schematic map, without a worker, and without what a tag manager brings. */
export function quietRecording(recording: Recording): Recording {
  const state = recording.committedState as RootState;
  return { ...recording, committedState: { ...state, settings: { ...state.settings, ...quiet } } };
}
