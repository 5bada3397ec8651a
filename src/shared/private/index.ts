export { PrivateLinkNote, usePrivateUrl } from './PrivateLinkNote.tsx';
export { CancelInPlace, PrivatePage } from './PrivatePage.tsx';
export { type OpenedLink, usePrivateEntry, usePrivateLink } from './usePrivateEntry.ts';
