import { openDB } from 'idb';
import { createMemoryRouter } from 'react-router';
import { forgetDraft } from '#shared/form';
import { forgetFirstPage, purgeDrafts } from '../../../src/app/deferredTasks.ts';

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
