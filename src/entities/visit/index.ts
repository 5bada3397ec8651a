export { visitApi } from './visitApi.ts';
export { readReturnedKey, returnedPath } from './visitLinks.ts';
