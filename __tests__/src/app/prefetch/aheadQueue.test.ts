import fc from 'fast-check';
import { openDB } from 'idb';
import { createMemoryRouter } from 'react-router';
import { forgetDraft } from '#shared/form';
import { forgetFirstPage, purgeDrafts } from '../../../../src/app/deferredTasks.ts';
import { makeAheadQueue } from '../../../../src/app/prefetch/aheadQueue.ts';
import { makePageFinder } from '../../../../src/app/prefetch/pageFinder.ts';
import { packState, unpackState } from '../../../../src/app/rendering/packState.ts';
import { isRenderedFor } from '../../../../src/app/rendering/pageState.ts';
import { startBackend, townContent } from '../../../support/backend/backend.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { runs } from '../../../support/properties.ts';

describe('aheadQueue', () => {
  const setUp = (limit = 6) => {
    const fetched: string[] = [];
    const resolvers: (() => void)[] = [];
    let free = true;
    const queue = makeAheadQueue({
      fetch: (address) => {
        fetched.push(address);
        return new Promise<void>((resolve) => resolvers.push(resolve));
      },
      mayRun: () => free,
      limit,
    });
    const idle = () => jest.advanceTimersByTimeAsync(1000);
    const resolveAll = async (): Promise<void> => {
      for (const resolve of resolvers.splice(0)) resolve();
      await idle();
    };
    return { queue, fetched, idle, resolveAll, setFree: (now: boolean) => (free = now) };
  };

  beforeEach(() => {
    jest.useFakeTimers();
    idleBrowser();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('fetches two at a time, and the next when one is complete', async () => {
    const { queue, fetched, idle, resolveAll } = setUp();
    for (const address of ['/a', '/b', '/c']) queue.add(address);
    expect(fetched).toEqual([]);
    await idle();
    expect(fetched).toEqual(['/a', '/b']);
    await resolveAll();
    expect(fetched).toEqual(['/a', '/b', '/c']);
  });

  it('drops what has left the view', async () => {
    const { queue, fetched, idle } = setUp();
    queue.add('/a');
    queue.add('/b');
    queue.remove('/a');
    await idle();
    expect(fetched).toEqual(['/b']);
  });

  it('waits while something more urgent is running', async () => {
    const { queue, fetched, idle, setFree } = setUp();
    setFree(false);
    queue.add('/a');
    await idle();
    expect(fetched).toEqual([]);
    setFree(true);
    queue.resume();
    await idle();
    expect(fetched).toEqual(['/a']);
  });

  it('stops at the limit, until another page is shown', async () => {
    const { queue, fetched, idle, resolveAll } = setUp(1);
    queue.add('/a');
    queue.add('/b');
    await idle();
    await resolveAll();
    expect(fetched).toEqual(['/a']);
    queue.renew();
    queue.add('/c');
    await idle();
    expect(fetched).toEqual(['/a', '/c']);
  });
});

describe('pageFinder', () => {
  const names = (path: string) => {
    const found = makePageFinder('ua')(path);
    return found && { ...found, entries: found.entries.map(({ name }) => name) };
  };

  it('finds a page and its language', () => {
    expect(names('/projects')).toEqual({ language: 'ua', entries: ['projects'], params: {} });
    expect(names('/en/news/winter-yard')).toEqual({
      language: 'en',
      entries: ['newsItem'],
      params: { alias: 'winter-yard' },
    });
  });

  it('finds the page around a tab too', () => {
    expect(names('/en/projects/obriy-park/plan')).toEqual({
      language: 'en',
      entries: ['project', 'projectPlan'],
      params: { alias: 'obriy-park' },
    });
  });

  it('follows a redirect', () => {
    expect(names('/projects/obriy-park')?.entries).toEqual(['project', 'projectAbout']);
    expect(names('/en/appointment')).toEqual({ language: 'en', entries: ['appointmentDate'], params: {} });
  });

  it('finds nothing for files and unknown paths', () => {
    expect(names('/media/plan.pdf')).toBeNull();
    expect(names('/de/nowhere/at/all')).toBeNull();
  });
});

describe('packState', () => {
  /** Serializes to text, as in the page. */
  const travelled = (value: unknown): unknown => unpackState(JSON.parse(JSON.stringify(packState(value))));

  const key = fc.constantFrom('_', 'c', 'v', 'i', 'h', '__proto__', 'constructor', 'id', 'name', '0');
  const { state } = fc.letrec<{ state: unknown; row: unknown; list: unknown }>((tie) => ({
    row: fc.dictionary(key, tie('state'), { maxKeys: 4 }),
    // Lists as in the state: repeated values, and objects with the same keys.
    list: fc.oneof(
      fc.array(tie('state'), { maxLength: 6 }),
      fc
        .tuple(fc.string({ minLength: 6, unit: 'grapheme' }), fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }))
        .map(([head, rests]) => rests.map((rest) => head + rest)),
      fc
        .tuple(
          fc.uniqueArray(tie('state'), { minLength: 1, maxLength: 3 }),
          fc.array(fc.nat(2), { minLength: 4, maxLength: 12 }),
        )
        .map(([values, which]) => which.map((at) => values[at % values.length])),
      fc
        .tuple(
          fc.uniqueArray(key, { minLength: 1, maxLength: 4 }),
          fc.array(fc.array(tie('state'), { minLength: 4, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
        )
        .map(([keys, rows]) => rows.map((values) => Object.fromEntries(keys.map((name, at) => [name, values[at]])))),
    ),
    state: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.jsonValue({ maxDepth: 1 }),
      tie('row'),
      tie('list'),
    ),
  }));

  test('unpacks any value unchanged, to the letter', () => {
    fc.assert(
      fc.property(state, (value) => {
        expect(JSON.stringify(travelled(value))).toBe(JSON.stringify(value));
      }),
      { numRuns: runs(3000, 100) },
    );
  });

  test('keeps empty objects, empty lists and values with the packed key', () => {
    for (const value of [
      [],
      {},
      [{}, {}],
      [[], []],
      { _: 0, v: [1], i: [0] },
      [{ _: 1 }, { _: 2 }],
      [{ _: ['a'], c: [[1]] }],
      { _: { _: { _: null } } },
    ]) {
      expect(travelled(value)).toEqual(value);
    }
  });

  test('drops undefined values, as JSON does', () => {
    expect(
      travelled([
        { a: 1, b: undefined },
        { a: 2, b: undefined },
      ]),
    ).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('packs all flats of the largest development into less than a fifth of their text, and shares their plans', async () => {
    const { fetch, close } = await startBackend({ contentDir: townContent });
    const text = await (await fetch('/api/projects/obriy-park/plannings')).text();
    await close();
    const flats = JSON.parse(text) as { data: { plan: object; layout: string }[] };
    const packed = JSON.stringify(packState(flats));
    expect(packed.length * 5).toBeLessThan(text.length);
    const { data } = unpackState(JSON.parse(packed)) as typeof flats;
    expect(data).toEqual(flats.data);
    expect(new Set(data.map(({ plan }) => plan)).size).toBe(new Set(flats.data.map(({ layout }) => layout)).size);
  });
});

describe('pageState', () => {
  const page = { address: '/news?filters[]=sales', results: {}, texts: {} };

  test.each([
    [{ pathname: '/news', search: '?filters[]=sales' }, true],
    [{ pathname: '/news', search: '?utm_source=mail&filters[]=sales&gclid=1' }, true],
    [{ pathname: '/news', search: '' }, false],
    [{ pathname: '/news', search: '?filters[]=company' }, false],
    [{ pathname: '/nobody-knows', search: '?filters[]=sales' }, false],
  ])('is hydrated only for the address it was rendered for: %j, %s', (location, expected) => {
    expect(isRenderedFor(location, page)).toBe(expected);
  });
});

describe('forgetFirstPage', () => {
  const served = ['<meta property="og:title" content="House">', '<meta name="twitter:card" content="summary">'];
  const programs = () =>
    [...document.querySelectorAll('meta[property], meta[name^="twitter:"], script[type="application/ld+json"]')].length;

  const serve = (): void => {
    document.head.innerHTML = `${served.join('')}<meta name="description" content="A house">`;
    document.body.innerHTML = '<script type="application/ld+json">{}</script>';
  };
  const routerAt = (path: string) => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });

  it('keeps a preview as long as its page, and leaves its description to the page', async () => {
    serve();
    const router = routerAt('/a');
    forgetFirstPage(router, '/a');

    await router.navigate('/a?sort=price#plan');
    expect(programs()).toBe(3);
    await router.navigate('/b');
    expect(programs()).toBe(0);
    expect(document.querySelector('meta[name="description"]')).not.toBeNull();
  });

  it('runs at once when the visitor has already left the first page', () => {
    serve();
    forgetFirstPage(routerAt('/b'), '/a');
    expect(programs()).toBe(0);
  });
});

describe('purgeDrafts', () => {
  const day = 86_400_000;

  /** A draft of an earlier visit. */
  const leave = async (form: string, keptAt: number): Promise<void> => {
    forgetDraft(form);
    const database = await openDB('obriy-drafts', 1, { upgrade: (fresh) => void fresh.createObjectStore('drafts') });
    await database.put('drafts', { values: { name: 'Olha' }, keptAt, consentVersion: '1' }, form);
    database.close();
  };

  const storedForms = async (): Promise<readonly IDBValidKey[]> => {
    const database = await openDB('obriy-drafts');
    const forms = await database.getAllKeys('drafts');
    database.close();
    return forms;
  };

  it('deletes week-old drafts, without a form on the page', async () => {
    await leave('callRequest', Date.now() - 8 * day);
    await leave('consultation', Date.now() - 6 * day);
    await purgeDrafts();
    expect(await storedForms()).toEqual(['consultation']);
  });

  it('creates no database where nothing was typed', async () => {
    await purgeDrafts();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('works in a browser that cannot list databases', async () => {
    jest.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Not here', 'SecurityError'));
    await expect(purgeDrafts()).resolves.toBeUndefined();
  });
});
