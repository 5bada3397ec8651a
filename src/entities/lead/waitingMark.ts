const storageKey = 'obriy.leadsWait';

/** Says to the next document, which then needs the code of the outbox, that something waits in it; nothing else is kept here. */
export function markWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden: then nothing is kept beyond this document either.
  }
}

/** Whether a lead of an earlier document waits in this browser. */
export function leadsWait(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
