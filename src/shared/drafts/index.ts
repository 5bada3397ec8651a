export { draftsDatabase } from './draftsDatabase.ts';
export { forgetDraft, forgetOldDrafts } from './draftStore.ts';
export { fittingDraft } from './fittingDraft.ts';
export { isSame } from './isSame.ts';
export { persistDraft } from './persistDraft.ts';
