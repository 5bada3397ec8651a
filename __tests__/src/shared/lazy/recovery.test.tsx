import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { companyApi } from '#entities/company';
import { resultsOf, useQueryResult, withResults } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { LoadFailure, retryImport, useLazyModule, useRecovery } from '#shared/lazy';
import { makeStore } from '../../../../src/app/store.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';

describe('recovery', () => {
  const settings = { ...defaultSettings, host: 'http://backend.test' };
  const { getAbout } = companyApi.endpoints;

  const About = () => {
    const result = useQueryResult(getAbout, { language: 'en' });
    useRecovery(result);
    return <p>{result.data?.title ?? (result.error === undefined ? 'waiting' : 'failed')}</p>;
  };

  let visibility: jest.SpiedGetter<DocumentVisibilityState>;
  beforeEach(() => {
    jest.useFakeTimers();
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const turn = async (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
    await pass(1);
  };
  const goOnline = async () => {
    fireEvent(window, new Event('online'));
    await pass(1);
  };

  /** A failed page; the clock is a second after the failure. */
  const failWith = async (respond: () => Response | Promise<Response>) => {
    let respondNow = respond;
    const server = makeStore({ fetch: testNetwork(respond).fetch, preloadedState: { settings } });
    await server.dispatch(getAbout.initiate({ language: 'en' }));
    const { fetch, requested } = testNetwork(() => respondNow());
    const store = makeStore({ fetch, preloadedState: { settings, api: withResults(resultsOf(server.getState())) } });
    const view = render(
      <StrictMode>
        <Provider store={store}>
          <About />
        </Provider>
      </StrictMode>,
    );
    await pass(1);
    const fix = () => {
      respondNow = () => json({ title: 'We build' });
    };
    return { ...view, requested, fix };
  };

  const overloaded =
    (headers: Record<string, string> = {}) =>
    () =>
      new Response('', { status: 503, headers });
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    ['overloaded', overloaded()],
    ['broken', () => new Response('', { status: 500 })],
    ['unreachable', unreachable],
    ['hidden behind the page of a proxy', () => new Response('<h1>Sign in</h1>')],
  ])('a backend that was %s is retried until it responds', async (_, respond) => {
    const { requested, fix } = await failWith(respond);
    expect(requested).toHaveLength(0);
    await pass(5);
    expect(requested).toHaveLength(1);
    fix();
    await pass(10);
    expect(requested).toHaveLength(2);
    expect(screen.getByText('We build')).toBeVisible();
    await pass(1800);
    expect(requested).toHaveLength(2);
  });

  it.each([404, 422, 400])('a response of %d is not retried', async (status) => {
    const { requested } = await failWith(() => json(null, status));
    await pass(1800);
    await goOnline();
    expect(requested).toHaveLength(0);
  });

  it('retries with back-off, up to once a minute', async () => {
    const { requested } = await failWith(overloaded());
    for (const [index, seconds] of [5, 10, 20, 40, 60, 60, 60].entries()) {
      await pass(seconds - 2);
      expect(requested).toHaveLength(index);
      await pass(2);
      expect(requested).toHaveLength(index + 1);
    }
  });

  it('pauses while the page is hidden, retries at once when it is visible, and resets the back-off', async () => {
    const { requested } = await failWith(overloaded());
    await pass(5 + 10);
    expect(requested).toHaveLength(2);
    await turn('hidden');
    await pass(1800);
    expect(requested).toHaveLength(2);
    await turn('visible');
    expect(requested).toHaveLength(3);
    await pass(5);
    expect(requested).toHaveLength(4);
  });

  it('a page opened in the background waits until it is visible', async () => {
    visibility.mockReturnValue('hidden');
    const { requested } = await failWith(unreachable);
    await pass(1800);
    await goOnline();
    expect(requested).toHaveLength(0);
    await turn('visible');
    expect(requested).toHaveLength(1);
  });

  it('retries at once when the network is back', async () => {
    const { requested, fix } = await failWith(unreachable);
    fix();
    await goOnline();
    expect(requested).toHaveLength(1);
    expect(screen.getByText('We build')).toBeVisible();
  });

  it.each([
    ['seconds', () => '90'],
    ['a date', () => new Date(Date.now() + 90_000).toUTCString()],
  ])('waits as long as Retry-After says: %s', async (_, retryAfter) => {
    const { requested } = await failWith(() => overloaded({ 'Retry-After': retryAfter() })());
    await turn('hidden');
    await turn('visible');
    await goOnline();
    await pass(80);
    expect(requested).toHaveLength(0);
    await pass(10);
    expect(requested).toHaveLength(1);
  });

  it.each(['soon', '', '-5', '0'])('ignores an invalid Retry-After (%j)', async (retryAfter) => {
    const { requested } = await failWith(overloaded({ 'Retry-After': retryAfter }));
    await pass(5);
    expect(requested).toHaveLength(1);
  });

  it('does not wait for a day', async () => {
    const { requested } = await failWith(overloaded({ 'Retry-After': '86400' }));
    await pass(600);
    expect(requested).toHaveLength(1);
  });

  it('stops when the page is left', async () => {
    const { requested, unmount } = await failWith(overloaded());
    unmount();
    await pass(600);
    await goOnline();
    await turn('visible');
    expect(requested).toHaveLength(0);
  });
});

describe('retryImport', () => {
  const failing = (failures: number, error: unknown = new Error('lost')) => {
    let calls = 0;
    return async () => {
      calls += 1;
      if (calls <= failures) throw error;
      return { calls };
    };
  };

  const settle = async <Value,>(promise: Promise<Value>): Promise<Value> => {
    await jest.runAllTimersAsync();
    return promise;
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  describe('retryImport', () => {
    it('imports once when the network works', async () => {
      await expect(settle(retryImport(failing(0)))).resolves.toEqual({ calls: 1 });
    });

    it('imports again when a chunk is lost', async () => {
      await expect(settle(retryImport(failing(2)))).resolves.toEqual({ calls: 3 });
    });

    it('gives up with a LoadFailure', async () => {
      const failed = retryImport(failing(3)).catch((error: unknown) => error);
      await expect(settle(failed)).resolves.toBeInstanceOf(LoadFailure);
    });

    it('names the missing stylesheet', async () => {
      const error = Object.assign(new Error('Loading CSS chunk 7 failed'), {
        code: 'CSS_CHUNK_LOAD_FAILED',
        request: '/assets/page-news.css',
      });
      const failed = retryImport(failing(3, error)).catch((reason: unknown) => reason);
      await expect(settle(failed)).resolves.toMatchObject({
        message: 'Unable to preload CSS for /assets/page-news.css',
      });
    });
  });
});

describe('a lazy part of the page', () => {
  let online = false;
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  });
  afterEach(() => jest.restoreAllMocks());

  it('fails at once without a network, and loads by itself when the network is back', async () => {
    online = false;
    const load = jest.fn(async () => {
      if (!online) throw new Error('No network');
      return { text: 'The form' };
    });
    function Part() {
      const { part, failed } = useLazyModule(load, true);
      // Back in the very moment in which the failure shows: the event must not be missed.
      useLayoutEffect(() => {
        if (!failed) return;
        online = true;
        window.dispatchEvent(new Event('online'));
      }, [failed]);
      return <p>{failed ? 'Not loaded' : part?.text}</p>;
    }
    render(<Part />);
    expect(await screen.findByText('The form')).toBeVisible();
    // Twice without a network, with no pause in between, and once with it.
    expect(load).toHaveBeenCalledTimes(3);
  });
});
