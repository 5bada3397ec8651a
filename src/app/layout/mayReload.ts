const storageKey = 'obriy.newDocument';

/** Milliseconds: a document that failed again this soon is left as it is. */
const pause = 30_000;

/** Whether the page may be fetched anew without asking; storage may be forbidden: then the visitor presses the button. */
export function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < pause) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
