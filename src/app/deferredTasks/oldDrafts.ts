export { forgetOldDrafts } from '#shared/form';
