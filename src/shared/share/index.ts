export { copyLink, LinkToCopy, shareLink, type ShareOutcome } from './shareLink.tsx';

/** Milliseconds after which a browser has surely begun to save; some have not yet when the press is over. */
const timeout = 10_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), timeout);
}
