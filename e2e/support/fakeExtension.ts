import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const root = path.join(import.meta.dirname, '../..');

/** What the browser extension of Redux DevTools puts into a page, without its panel: its buttons are `window.reduxTools`. */
const extension = `
import { compose } from 'redux';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => (createStore) =>
  compose(...enhancers)((reducer, state) => {
    const store = instrument()(createStore)(reducer, state);
    const lifted = store.liftedStore;
    window.reduxTools = {
      options: { name: options.name, trace: options.trace },
      length: () => lifted.getState().stagedActionIds.length,
      jumpTo: (step) => void lifted.dispatch(ActionCreators.jumpToState(step)),
      dispatch: (action) => void store.dispatch(action),
    };
    return store;
  });
`;

export interface ReduxTools {
  readonly options: { readonly name: string; readonly trace: boolean };
  readonly length: () => number;
  readonly jumpTo: (step: number) => void;
  readonly dispatch: (action: { readonly type: string; readonly payload: unknown }) => void;
}

declare global {
  interface Window {
    readonly reduxTools: ReduxTools;
  }
}

/** A script for `addInitScript`. */
export async function fakeExtension(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'obriy-extension-'));
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: `data:text/javascript,${encodeURIComponent(extension)}`,
    output: { path: folder, filename: 'extension.js' },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  const script = await readFile(path.join(folder, 'extension.js'), 'utf8');
  await rm(folder, { recursive: true });
  return script;
}
