import { setImmediate } from 'node:timers/promises';
import { createLiveContent } from '../../../server/backend/liveContent.ts';
import { startBackend, type TestBackend } from '../../support/backend/backend.ts';
import { type ContentCopy, copyContent } from '../../support/backend/contentCopy.ts';
import { standInMedia } from '../../support/site/standInParts.ts';

let content: ContentCopy;
let test: TestBackend;
beforeEach(async () => {
  content = await copyContent();
  test = await startBackend({ contentDir: content.dir, watch: true });
});
afterEach(async () => {
  await test.close();
  await content.dispose();
});

const english = { 'accept-language': 'en' };

const status = async (): Promise<string> => {
  const response = await test.server.inject({ url: '/api/projects/lypa', headers: english });
  return response.json<{ data: { project: { status: { name: string } } } }>().data.project.status.name;
};

/** The next line of the operator's log. */
async function nextLogLine(act: () => Promise<void>): Promise<string> {
  const nextLine = new Promise<string>((resolve) => {
    jest.spyOn(test.logged, 'push').mockImplementationOnce((text) => {
      resolve(text);
      return 0;
    });
  });
  await act();
  return nextLine;
}

it('publishes a change of the content and notifies its listeners', async () => {
  const reloaded = new Promise<void>((resolve) => {
    test.backend.onReload(resolve);
  });
  const { etag } = (await test.server.inject({ url: '/api/projects', headers: english })).headers;
  await content.edit('projects/lypa/project.yaml', 'en: Lypa', 'en: Linden');
  await reloaded;
  const revalidated = await test.server.inject({
    url: '/api/projects',
    headers: { ...english, 'if-none-match': String(etag) },
  });
  expect(revalidated.statusCode).toBe(200);
  expect(revalidated.json()).toMatchObject({ data: { projects: [{ title: 'Linden' }, {}] } });
});

it('keeps the last valid content while a file is broken, logs why, and recovers', async () => {
  const broken = await nextLogLine(async () =>
    content.edit('projects/lypa/project.yaml', 'status: under_construction', 'status: ready'),
  );
  expect(broken).toContain('projects/lypa/project.yaml:4 status: there is no status "ready"');
  expect(await status()).toBe('Under construction');

  const fixed = await nextLogLine(async () =>
    content.edit('projects/lypa/project.yaml', 'status: ready', 'status: planned'),
  );
  expect(fixed).toBe('The content was reloaded');
  expect(await status()).toBe('Planned');
});

it('finds new files', async () => {
  await nextLogLine(async () => content.rename('offers/lito', 'offers/osin'));
  expect((await test.fetch('/api/offers/osin')).status).toBe(200);
  expect((await test.fetch('/api/offers/lito')).status).toBe(404);
});

it('follows the content again after its folder was missing', async () => {
  const missing = await nextLogLine(async () => content.rename('.', '../away'));
  expect(missing).toContain('The content was not reloaded');
  const back = await nextLogLine(async () => content.rename('../away', '.'));
  expect(back).toBe('The content was reloaded');
  await nextLogLine(async () => content.rename('offers/lito', 'offers/osin'));
  expect((await test.fetch('/api/offers/osin')).status).toBe(200);
});

it('detects every replacement of a file by another of the same name, as editors and git save', async () => {
  const titles = ['Lypa', 'Linden', 'Lime', 'Tilia'];
  for (const [index, title] of titles.slice(1).entries()) {
    const logged = await nextLogLine(async () =>
      content.replace('projects/lypa/project.yaml', `en: ${titles[index]}`, `en: ${title}`),
    );
    expect(logged).toBe('The content was reloaded');
    const response = await test.server.inject({ url: '/api/projects/lypa', headers: english });
    expect(response.json()).toMatchObject({ data: { project: { title } } });
  }
});

it('reads the folder once more after any number of changes during a reload', async () => {
  // It has timers of its own.
  await test.close();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let loads = 0;
  const live = await createLiveContent({
    contentDir: content.dir,
    media: standInMedia,
    logger: { info: jest.fn(), error: jest.fn() },
    watch: true,
    async beforePublish() {
      loads += 1;
      if (loads !== 2) return;
      begun.resolve();
      await gate.promise;
    },
  });
  const rename = async (from: string, to: string): Promise<void> => {
    await content.replace('projects/lypa/project.yaml', `en: ${from} }`, `en: ${to} }`);
    while (jest.getTimerCount() === 0) await setImmediate();
    jest.runAllTimers();
  };
  const published = async (title: string): Promise<void> =>
    new Promise((resolve) => {
      live.onReload(() => {
        if (live.snapshot().en.projects[0]?.title === title) resolve();
      });
    });
  await rename('Lypa', 'Linden');
  await begun.promise;
  for (const [from, to] of [
    ['Linden', 'Lime'],
    ['Lime', 'Basswood'],
    ['Basswood', 'Tilia'],
  ] as const) {
    await rename(from, to);
  }
  gate.resolve();
  await published('Tilia');
  const last = published('Teil');
  await rename('Tilia', 'Teil');
  await last;
  expect(loads).toBe(4);
  live.close();
  jest.useRealTimers();
  test = await startBackend({ contentDir: content.dir });
});
