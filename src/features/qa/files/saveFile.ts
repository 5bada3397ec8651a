/** Milliseconds after which a browser has surely begun to save. */
const patience = 10_000;

/** Hands bytes to the person as a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), patience);
}
