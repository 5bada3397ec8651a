import { locationChanged } from '#shared/routing';
import { makeStore } from '../../../src/app/store.ts';
import { json, testNetwork } from '../../support/network.ts';

const fetch = testNetwork(() => json(null, 404)).fetch;

it('tells of an action that no file could hold', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  makeStore({ fetch }).dispatch(locationChanged({ pathname: '/', search: '', hash: new Date() as never }));
  expect(complaint.mock.calls.map(([sentence]) => String(sentence))).toContainEqual(
    expect.stringContaining('non-serializable value was detected in an action'),
  );
});

it('refuses a state that somebody has changed in place', () => {
  const settings = { changed: { pathname: '/', search: '', hash: '' } };
  const store = makeStore({ fetch, preloadedState: { location: settings.changed } });
  settings.changed.pathname = '/news';
  expect(() => store.dispatch(locationChanged({ pathname: '/', search: '', hash: '' }))).toThrow(/mutation/);
});

it('lets enhancers see every action, the innermost what the middleware made of it', () => {
  const seen: string[] = [];
  const store = makeStore({
    fetch,
    enhancers: [
      (createStore) => (reducer, preloadedState) => {
        const made = createStore(reducer, preloadedState);
        return {
          ...made,
          dispatch: (action) => {
            seen.push(action.type);
            return made.dispatch(action);
          },
        };
      },
    ],
  });
  store.dispatch(locationChanged({ pathname: '/news', search: '', hash: '' }));
  expect(seen).toContain('api/config/middlewareRegistered');
  expect(seen).toContain(locationChanged.type);
});
