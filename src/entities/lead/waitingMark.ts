import { writeStorage } from '#shared/persist';

const prefix = 'obriy.leadsWait';

const nameOf = (key: string): string => `${prefix}.${key}`;

function markedNames(): readonly string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((name) =>
      name.startsWith(prefix),
    );
  } catch {
    // Storage is forbidden: then nothing is kept beyond this document either.
    return [];
  }
}

/**
 * Says to the next document, which then needs the code of the outbox, that something waits in it; nothing else is kept here. Every lead
 * has a mark of its own, so that a tab that knows of one that is gone says nothing of another one.
 */
export function markWaiting(key: string): void {
  writeStorage('localStorage', nameOf(key), 'yes');
}

/** It has left the outbox. */
export function unmarkWaiting(key: string): void {
  writeStorage('localStorage', nameOf(key), null);
}

/** Call it before the outbox is asked what waits: gives how to take back the marks of whatever was marked until then, and does not. */
export function lookAtMarks(): (waiting: readonly string[]) => void {
  const marked = markedNames();
  return (waiting) => {
    const names = new Set(waiting.map(nameOf));
    // There were marks, so that removing them is allowed.
    for (const name of marked) if (!names.has(name)) localStorage.removeItem(name);
  };
}

/** Whether a lead of an earlier document waits in this browser. */
export function leadsWait(): boolean {
  return markedNames().length > 0;
}
