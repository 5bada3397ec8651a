export { LinkToCopy } from './LinkToCopy.tsx';
export { shareLink, type ShareOutcome } from './shareLink.ts';
export { saveFile } from './saveFile.ts';
