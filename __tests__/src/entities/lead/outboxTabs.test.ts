import type * as entity from '#entities/lead';
import type { LeadRequest } from '#entities/lead';
import { defaultSettings } from '#shared/config';
import type * as stores from '../../../../src/app/store.ts';
import { queued, online, until } from '../../../support/site/outbox.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';

// Separate from outbox.test.ts: documents of its tests use a backend with keys, still receive the online event, and
// would send the lead, too.

it('is sent by one of two tabs without Web Locks, also where a repeat would be a second lead', async () => {
  const backend = specBackend();
  const down = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const form: LeadRequest = { kind: 'call', body: { name: 'Olha Melnyk', phone: '+380671000001', agreement: true } };
  let network: typeof globalThis.fetch = down;
  const openTab = async () => {
    const loaded = Promise.withResolvers<readonly [typeof entity, typeof stores]>();
    await jest.isolateModulesAsync(async () => {
      loaded.resolve([await import('#entities/lead'), await import('../../../../src/app/store.ts')]);
    });
    const [lead, { makeStore: make }] = await loaded.promise;
    const store = make({
      fetch: async (...request) => network(...request),
      preloadedState: { settings: { ...defaultSettings, host: 'http://backend.test' } },
    });
    return { ...store, lead };
  };
  const [first, second] = [await openTab(), await openTab()];
  for (const { dispatch, lead } of [first, second]) {
    expect(await dispatch(lead.sendLead(form, 'en'))).toMatchObject({ status: 'queued' });
  }

  const pending = Promise.withResolvers<void>();
  network = async (...request) => {
    const response = await backend.fetch(...request);
    if (new Request(...request).url.includes('/application')) await pending.promise;
    return response;
  };
  online();
  await until(() => expect(backend.applications()).toHaveLength(1));
  for (let nudge = 0; nudge < 20; nudge += 1) {
    online();
    await new Promise(setImmediate);
  }
  pending.resolve();
  const statusesOf = ({ lead, getState }: typeof first) =>
    Object.values(lead.selectLeads(getState())).map(({ status }) => status);
  await until(() => expect([first, second].map(statusesOf)).toEqual([['sent'], ['sent']]));
  expect(await queued()).toEqual([]);
  expect(backend.applications()).toHaveLength(1);
});
