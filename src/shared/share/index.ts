export { LinkToCopy } from './LinkToCopy.tsx';
export { shareLink, type ShareOutcome } from './shareLink.ts';
