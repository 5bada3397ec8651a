import { makeReplay } from '@obriy/recorder';
import type { ReservedFlats } from '#contract/leads/reservation.ts';
import { projectApi } from '#entities/project';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../../src/app/store.ts';
import { type LiveSearch, reservationApi } from '../../../../src/features/reservation/index.ts';
import { reservedPause, watchReservedFlats } from '../../../../src/features/reservation/watchReservedFlats.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';
import { recordedStore } from '../../../support/site/recordedStore.ts';

const language = 'en';
const lypa = { project: 'lypa', flat: 'a-1' };
const park = { project: 'park', flat: 'b-1' };

let reserved: ReservedFlats = [];
let stop = (): void => {};

beforeEach(() => {
  jest.useFakeTimers();
  reserved = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

async function start(shown: string | LiveSearch = 'lypa') {
  const { fetch, requested } = testNetwork((path) => {
    if (path === '/api/extensions') return json(['reservations']);
    if (path === '/api/reservations') return json(reserved);
    return json(path.includes('/plannings') ? [{ id: 'a-1', status: 'free' }] : null);
  });
  const store = makeStore({ fetch, preloadedState: { settings: { ...defaultSettings, host: 'http://site.test' } } });
  const { getPlannings } = projectApi.endpoints;
  for (const alias of ['lypa', 'park']) await store.dispatch(getPlannings.initiate({ alias, language }));
  stop = watchReservedFlats(store.dispatch, shown, language);
  const requests = async (time = reservedPause): Promise<readonly string[]> => {
    const before = requested.length;
    await jest.advanceTimersByTimeAsync(time);
    return requested.slice(before).map((request) => request.replace('en /api/', ''));
  };
  return { store, requests };
}

const hide = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('refetches the flats of a project when its reserved flats have changed, and no others', async () => {
  const { requests } = await start();
  expect(await requests(0)).toEqual(['reservations']);
  reserved = [park];
  expect(await requests()).toEqual(['reservations', 'projects/park/plannings']);
  expect(await requests()).toEqual(['reservations']);
  reserved = [];
  expect(await requests()).toEqual(['reservations', 'projects/park/plannings']);
});

it('refetches on the first poll the flats that the page still shows as free', async () => {
  reserved = [lypa, park];
  const { requests } = await start();
  expect(await requests(0)).toEqual(['reservations', 'projects/lypa/plannings']);
});

it('refetches a flat that was reserved when the page opened, once it is released', async () => {
  reserved = [park];
  const { requests } = await start('park');
  expect(await requests(0)).toEqual(['reservations']);
  reserved = [];
  expect(await requests()).toEqual(['reservations', 'projects/park/plannings']);
});

it('stops while the page is hidden or left, and polls at once when it is visible again', async () => {
  const { requests } = await start();
  await requests();
  hide('hidden');
  expect(await requests(10 * reservedPause)).toEqual([]);
  hide('visible');
  expect(await requests(0)).toEqual(['reservations']);
  stop();
  hide('visible');
  expect(await requests(10 * reservedPause)).toEqual([]);
});

describe('for a search', () => {
  const fetches = jest.fn<boolean, []>();
  const search = (free: ReservedFlats = [], fulfilledTimeStamp = Date.now()): LiveSearch => {
    const flats = free.map(({ project, flat }) => ({ project: { alias: project }, flat: { id: flat } }));
    return {
      select: () => ({ data: { pages: [{ flats, nearest: [] }] }, fulfilledTimeStamp }),
      refetch: () => Promise.resolve({ isSuccess: fetches() }),
    };
  };

  beforeEach(() => {
    fetches.mockReset().mockReturnValue(true);
  });

  it('refetches it after the flats of the changed project, and once more after a failure', async () => {
    const { requests } = await start(search());
    await requests();
    expect(fetches).not.toHaveBeenCalled();
    reserved = [park];
    fetches.mockReturnValueOnce(false);
    expect(await requests()).toEqual(['reservations', 'projects/park/plannings']);
    expect(fetches).toHaveBeenCalledTimes(1);
    expect(await requests()).toEqual(['reservations']);
    expect(fetches).toHaveBeenCalledTimes(2);
    await requests();
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('refetches it when it shows a reserved flat as free', async () => {
    reserved = [park];
    const { requests } = await start(search([park]));
    await requests(0);
    expect(fetches).toHaveBeenCalledTimes(1);
  });

  it('does nothing in a replay', async () => {
    const { recorder, reducer } = recordedStore();
    stop = watchReservedFlats(makeReplay(recorder.save(), reducer).store.dispatch, search(), language);
    // Jest fails a test with an unhandled rejection.
    await jest.advanceTimersByTimeAsync(reservedPause);
    expect(fetches).not.toHaveBeenCalled();
  });

  it('refetches it when another page has polled since', async () => {
    const { store, requests } = await start(search([], 1));
    await store.dispatch(reservationApi.endpoints.getReservedFlats.initiate({ language }));
    await requests();
    expect(fetches).toHaveBeenCalledTimes(1);
    await requests();
    expect(fetches).toHaveBeenCalledTimes(1);
  });
});
