import type { FlatHistory, ProjectHistory } from '../../../contract/projects/history.ts';
import { defaultLanguage } from '../../../domain/languages.ts';
import type { Snapshot } from '../../../server/backend/content/assemble.ts';
import { createFlatRecorder } from '../../../server/backend/history/flatRecorder.ts';
import { createLeads } from '../../../server/backend/createLeads.ts';
import { startBackend, type TestBackend } from '../../support/backend/backend.ts';
import { type ContentCopy, copyContent } from '../../support/backend/contentCopy.ts';
import { temporaryLeads } from '../../support/stores/recordedLeads.ts';
import { temporaryFolders } from '../../support/temporaryFolders.ts';

const newFolder = temporaryFolders();
let content: ContentCopy;
beforeEach(async () => {
  content = await copyContent();
});
afterEach(async () => content.dispose());

const flats = 'projects/lypa/flats.yaml';

async function getData<Data>(test: TestBackend, path: string): Promise<Data> {
  const response = await test.fetch(path, { headers: { 'accept-language': 'en' } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

const changesOf = async (test: TestBackend, flat: string) =>
  (await getData<FlatHistory>(test, `/api/projects/lypa/plannings/${flat}/history`)).changes;

describe('the history of a flat', () => {
  it('is read from files before the time of the database, without repeats', async () => {
    const test = await startBackend();
    expect(await changesOf(test, 'a-1-4-12')).toEqual([
      { day: '2026-03-02', price: 1_815_000_00, status: 'free' },
      { day: '2026-04-10', price: 1_856_250_00, status: 'free' },
      { day: '2026-05-20', price: 1_856_250_00, status: 'sold' },
    ]);
    expect(await changesOf(test, 'a-1-5-15')).toEqual([{ day: '2026-03-02', price: null, status: 'free' }]);
    for (const path of ['/api/projects/lypa/plannings/z-9/history', '/api/projects/dub/history']) {
      expect((await test.fetch(path)).status).toBe(404);
    }
    await test.close();
  });

  it('records every published change once, also over a restart', async () => {
    const dataDir = await newFolder();
    let now = new Date('2026-11-20T10:00:00Z');
    const start = async (watch = false) =>
      startBackend({ contentDir: content.dir, watch, store: await createLeads({ dataDir, now: () => now }) });

    const first = await start(true);
    const reloaded = new Promise<void>((resolve) => {
      first.backend.onReload(resolve);
    });
    now = new Date('2026-11-21T10:00:00Z');
    await content.edit(flats, 'status: free, price_per_m2: 50000', 'status: free, price_per_m2: 51000');
    await reloaded;
    const risen = { day: '2026-11-21', price: 3_060_000_00, status: 'free' };
    expect((await changesOf(first, 'a-1-3-9')).at(-1)).toEqual(risen);
    await first.close();

    // Changed while the server was down; the clock was set back until after the start.
    await content.edit(flats, 'status: free, price_per_m2: 51000', 'status: sold, price_per_m2: 51000');
    for (const _ of ['changed', 'unchanged']) {
      now = new Date('2026-11-19T10:00:00Z');
      const next = await start();
      now = new Date('2026-11-22T10:00:00Z');
      expect((await changesOf(next, 'a-1-3-9')).at(-1)).toEqual({ ...risen, status: 'sold' });
      await next.close();
    }
  });

  it('never stops content from being published: a failing database is logged', async () => {
    const store = await temporaryLeads();
    const record = jest.fn<Promise<void>, []>().mockRejectedValue(new Error('The disk is full'));
    const test = await startBackend({ store: { ...store, flatChanges: { ...store.flatChanges, record } } });
    expect(test.logged).toEqual(['Prices and statuses of flats were not recorded: the database is unavailable']);
    expect((await changesOf(test, 'a-1-2-5')).at(-1)).toMatchObject({ day: '2026-06-01' });
    await test.close();
  });
});

it('never records content again that has been replaced', async () => {
  jest.useFakeTimers();
  const attempts: PromiseWithResolvers<void>[] = [];
  const record = async (): Promise<void> => {
    const attempt = Promise.withResolvers<void>();
    attempts.push(attempt);
    return attempt.promise;
  };
  const recorder = createFlatRecorder({
    changes: { record, of: () => [] },
    logger: { info: jest.fn(), error: jest.fn() },
    onRecorded: jest.fn(),
  });
  const content = (): Snapshot => ({ [defaultLanguage]: { projects: [] } }) as unknown as Snapshot;
  const older = recorder.record(content());
  await Promise.resolve();
  const newer = recorder.record(content());
  attempts[0]?.reject(new Error('No database'));
  await older;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(2);

  attempts[1]?.reject(new Error('No database'));
  await newer;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(3);

  recorder.close();
  attempts[2]?.reject(new Error('No database'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(3);
  jest.useRealTimers();
});

it('records only the newest status of a flat that changed while the database was unavailable', async () => {
  jest.useFakeTimers();
  const record = jest.fn(async (): Promise<void> => Promise.reject(new Error('No database')));
  const recorder = createFlatRecorder({
    changes: { record, of: () => [] },
    logger: { info: jest.fn(), error: jest.fn() },
    onRecorded: jest.fn(),
  });
  const flat = { project: 'lypa', flat: 'a-1-2-5' };
  recorder.recordStatuses([{ ...flat, status: 'free' }]);
  await jest.advanceTimersByTimeAsync(0);
  record.mockResolvedValue();
  recorder.recordStatuses([{ ...flat, status: 'reserved' }]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(record.mock.calls).toEqual([[[{ ...flat, status: 'free' }]], [[{ ...flat, status: 'reserved' }]]]);
  recorder.close();
  jest.useRealTimers();
});

it('gives the months, stages and promises of a project, each with its day', async () => {
  const test = await startBackend();
  const { since, months, stages, handovers } = await getData<ProjectHistory>(test, '/api/projects/lypa/history');
  expect(since).toBe('2026-03-02');
  expect(months.slice(0, 4)).toEqual([
    { month: '2026-03', price_per_m2: 48_000_00, change_percent: 0, sold: 0, free: 4 },
    { month: '2026-04', price_per_m2: 47_500_00, change_percent: 0.6, sold: 0, free: 3 },
    { month: '2026-05', price_per_m2: 50_000_00, change_percent: 0.6, sold: 1, free: 2 },
    { month: '2026-06', price_per_m2: 51_000_00, change_percent: 4.7, sold: 0, free: 3 },
  ]);
  expect(months.slice(4).every(({ sold, change_percent }) => sold === 0 && change_percent === 4.7)).toBe(true);
  expect(stages).toEqual([
    { name: 'At the start of sales', percent: 8, valid_from: '2026-03-02', valid_until: '2026-05-31' },
  ]);
  expect(handovers).toEqual([
    {
      building: { key: 'a', name: 'House A' },
      promises: [
        { day: '2025-02-10', month: '2026-06', reason: null },
        { day: '2026-01-20', month: '2026-09', reason: 'The façade contractor was late' },
      ],
      actual: '2026-09-18',
    },
  ]);
  await test.close();
});
