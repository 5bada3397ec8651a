export { forgetOldDrafts } from '#shared/drafts';
