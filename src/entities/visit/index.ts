export { visitApi } from './visitApi.ts';
export { privatePath, readPrivateLink, readReturnedKey, returnedPath, type PrivateLink } from './visitLinks.ts';
