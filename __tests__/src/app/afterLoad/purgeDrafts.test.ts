import { openDB } from 'idb';
import { forgetDraft } from '#shared/drafts';
import { purgeDrafts } from '../../../../src/app/afterLoad/purgeDrafts.ts';

const day = 86_400_000;

/** What a form of an earlier visit left. */
const leave = async (form: string, keptAt: number): Promise<void> => {
  forgetDraft(form);
  const database = await openDB('obriy-drafts', 1, { upgrade: (fresh) => void fresh.createObjectStore('drafts') });
  await database.put('drafts', { values: { name: 'Olha' }, keptAt, consentVersion: '1' }, form);
  database.close();
};

const keptForms = async (): Promise<readonly IDBValidKey[]> => {
  const database = await openDB('obriy-drafts');
  const forms = await database.getAllKeys('drafts');
  database.close();
  return forms;
};

it('forgets what was typed more than a week ago, without a form', async () => {
  await leave('callRequest', Date.now() - 8 * day);
  await leave('consultation', Date.now() - 6 * day);
  await purgeDrafts();
  expect(await keptForms()).toEqual(['consultation']);
});

it('makes no database where nothing was typed', async () => {
  await purgeDrafts();
  expect(await indexedDB.databases()).toEqual([]);
});

it('does without a browser that tells of no databases', async () => {
  jest.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Not here', 'SecurityError'));
  await expect(purgeDrafts()).resolves.toBeUndefined();
});
