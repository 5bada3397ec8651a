import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadHeadless, type Headless } from '../replay/headless.ts';
import { ratioAtMost, type Figure } from './figures.ts';
import { median } from './median.ts';

const recordings = path.join(import.meta.dirname, '../../__tests__/recordings');

interface Session {
  readonly committedState: unknown;
  readonly actions: readonly { readonly type: string }[];
}

/** The actions of recorded sessions, in their real sizes and proportions. */
function sessions({ readRecording }: Headless): readonly Session[] {
  return globSync('*.json', { cwd: recordings }).map((file) => {
    const { committedState, actionsById, stagedActionIds } = readRecording(
      JSON.parse(readFileSync(path.join(recordings, file), 'utf8')),
    );
    const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action ?? { type: 'none' });
    // The middleware of a store without requests has no call to match.
    return { committedState, actions: actions.filter(({ type }) => !type.startsWith('api/executeMutation/')) };
  });
}

/** No request is made: the results are among the actions. */
const nobody = (): Promise<Response> => Promise.resolve(Response.error());

/** Milliseconds in which the site's store reduces all actions of a session. */
function timeOf({ committedState, actions }: Session, headless: Headless, recording: boolean): number {
  const { makeStore, siteRecorder } = headless;
  const recorder = siteRecorder();
  const store = makeStore({
    fetch: nobody,
    preloadedState: committedState as object,
    ...(recording && { enhancers: [recorder.enhancer] }),
  });
  if (recording) recorder.start();
  const from = performance.now();
  for (const action of actions) store.dispatch(action);
  const took = performance.now() - from;
  // Otherwise cached results keep their timers running.
  store.dispatch({ type: 'api/resetApiState' });
  return took;
}

/** Rounds that alternate, so that the load of the machine affects both. */
const rounds = 150;
const warmUp = 30;

/**
 * The cost of recording for a dispatch to the site's own store without subscribers: on a page a dispatch costs more.
 */
export async function benchRecording(): Promise<readonly Figure[]> {
  const headless = await loadHeadless((text) => process.stderr.write(text));
  const all = sessions(headless);
  const dispatches = all.reduce((sum, { actions }) => sum + actions.length, 0);
  const timeOfAll = (recording: boolean): number =>
    all.reduce((sum, session) => sum + timeOf(session, headless, recording), 0);
  const pairs = Array.from({ length: rounds }, (_, round) =>
    round % 2 === 0
      ? { with: timeOfAll(true), without: timeOfAll(false) }
      : { without: timeOfAll(false), with: timeOfAll(true) },
  ).slice(warmUp);
  const perDispatch = (times: readonly number[]): number => (median(times) / dispatches) * 1000;
  return [
    {
      name: 'a dispatch while recording',
      value: perDispatch(pairs.map((pair) => pair.with)),
      unit: 'µs',
      reference: { name: 'without', value: perDispatch(pairs.map((pair) => pair.without)) },
      ratio: median(pairs.map((pair) => pair.with / pair.without)),
      goal: ratioAtMost(1.05),
    },
  ];
}
