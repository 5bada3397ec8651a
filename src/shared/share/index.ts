export { LinkToCopy, shareLink, type ShareOutcome } from './shareLink.tsx';
export { saveFile } from './saveFile.ts';
