import type { Recording } from '@obriy/recorder';
import type { DBSchema } from 'idb';
import { createRoot, type Root } from 'react-dom/client';
import { QaFailure, recordingText } from '#features/qa';
import { defineDatabase } from '#shared/persist';

const replayParameter = 'replay';

/** The address of the recording to show, or the number under which it was opened; null: none. */
export function requestedReplay(): string | null {
  return new URLSearchParams(window.location.search).get(replayParameter);
}

/** From now on every document of this tab has the bar; `wantsQa` reads it. */
export function stayWithQa(): void {
  window.name = '?qa';
}

function go(parameters: readonly (readonly [string, string])[]): void {
  const address = new URL(window.location.href);
  for (const name of ['qa', replayParameter]) address.searchParams.delete(name);
  for (const [name, value] of parameters) address.searchParams.set(name, value);
  // To the address where one is, browsers go without a new document when it has a hash.
  if (address.href === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** To the live page at this address, with the bar. */
export function goToRecorder(): void {
  go([['qa', '']]);
}

/** Navigates to the replay of an opened recording, in a document without the live site. */
function goToOpened(number: number): void {
  go([
    ['qa', ''],
    [replayParameter, String(number)],
  ]);
}

/** To this page as every visitor has it. */
export function leaveQa(): void {
  window.name = '';
  go([]);
}

/**
 * A modal dialog of the browser's own makes everything outside it inert, and a view that fills the screen hides it: the bar has to be in
 * the topmost one.
 */
function followTop(container: Element): void {
  let focused: EventTarget | null = null;
  const place = (): void => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.fullscreenElement ?? document.body;
    if (container.parentElement === top) return;
    top.append(container);
    // A moved element loses the focus, also one that went with its dialog.
    if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus({ preventScroll: true });
  };
  container.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  place();
  // Dialogs open and close by their attribute, or go with their page.
  new MutationObserver(place).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  document.addEventListener('fullscreenchange', place);
}

/** A root of its own, independent of the site's. */
export function createQaRoot(): Root {
  const container = document.createElement('div');
  // Dialogs of the site trap the focus and close on Escape: hide the bar's events from them.
  for (const event of ['focusin', 'keydown']) {
    container.addEventListener(event, (happened) => happened.stopPropagation());
  }
  followTop(container);
  return createRoot(container);
}

interface Stores extends DBSchema {
  opened: { key: number; value: Blob };
}

/** Each tab has its own recording: the last ones are stored. */
const limit = 5;

export const openedDatabase = 'obriy-qa';

const recordings = defineDatabase<Stores>(openedDatabase, [
  // The first version stored one recording for all tabs.
  () => undefined,
  (database) => void database.createObjectStore('opened', { autoIncrement: true }),
]);

/**
 * Stores a recording for the next document and returns its number; it may exceed other storages. Throws QaFailure
 * without IndexedDB.
 */
async function persistOpened(recording: Recording): Promise<number> {
  try {
    return await recordings.once(async (database) => {
      const number = await database.put('opened', new Blob([recordingText(recording)]));
      await database.delete('opened', IDBKeyRange.upperBound(number - limit));
      return number;
    });
  } catch {
    throw new QaFailure('notStored');
  }
}

/** A browser without storage counts as empty. */
async function found(number: number): Promise<Blob | undefined> {
  try {
    return await recordings.once(async (database) => database.get('opened', number));
  } catch {
    return undefined;
  }
}

/** Throws QaFailure when there is none. */
export async function readOpened(number: number): Promise<Blob> {
  const opened = await found(number);
  if (opened === undefined) throw new QaFailure('nothingOpened');
  return opened;
}

/** Shows a recording in a document of its own. */
export async function openRecording(recording: Recording): Promise<void> {
  goToOpened(await persistOpened(recording));
}
