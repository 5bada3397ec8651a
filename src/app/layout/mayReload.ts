import { readStorage, writeStorage } from '#shared/persist';

const storageKey = 'obriy.newDocument';

/** Milliseconds: a document that fails again this soon is not reloaded. */
const pause = 30_000;

/** Whether an automatic reload is allowed. Without storage it is not, and the visitor presses the button. */
export function mayReload(): boolean {
  const now = String(Date.now());
  if (Number(now) - Number(readStorage('sessionStorage', storageKey)) < pause) return false;
  writeStorage('sessionStorage', storageKey, now);
  return readStorage('sessionStorage', storageKey) === now;
}
