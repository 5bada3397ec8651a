import { storedKeys, writeStorage } from '#shared/persist';

const prefix = 'obriy.leadsWait';

const nameOf = (key: string): string => `${prefix}.${key}`;

// With blocked storage there are none: leads do not outlive the document, either.
const markedNames = (): readonly string[] => storedKeys('localStorage', prefix);

/** Makes later documents load the outbox. One mark per lead, so that tabs do not remove each other's marks. */
export function markWaiting(key: string): void {
  writeStorage('localStorage', nameOf(key), 'yes');
}

/** The lead has left the outbox. */
export function unmarkWaiting(key: string): void {
  writeStorage('localStorage', nameOf(key), null);
}

/** Call it before reading the outbox: returns a function that removes the marks of leads that are no longer queued. */
export function readMarks(): (waiting: readonly string[]) => void {
  const marked = markedNames();
  return (waiting) => {
    const names = new Set(waiting.map(nameOf));
    for (const name of marked) if (!names.has(name)) writeStorage('localStorage', name, null);
  };
}

/** Whether a lead of an earlier document waits in this browser. */
export function leadsWait(): boolean {
  return markedNames().length > 0;
}
