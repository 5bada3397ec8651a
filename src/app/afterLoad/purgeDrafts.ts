import { databaseExists } from '#shared/database';
import { draftsDatabase } from '#shared/form';
import { retryImport } from '#shared/lazy';

/** Once a document: who never comes back to a form is not kept in it for longer than was promised. Most browsers have no draft, and fetch nothing. */
export async function purgeDrafts(): Promise<void> {
  if (!(await databaseExists(draftsDatabase))) return;
  try {
    const { forgetOldDrafts } = await retryImport(() => import(/* webpackChunkName: "old-drafts" */ './oldDrafts.ts'));
    await forgetOldDrafts();
  } catch {
    // Another document will try.
  }
}
