import { useEffect } from 'react';
import { nextTask, whenHydrated } from '#shared/tasks';

/** A pressed button or link, or a field with its entered value: a string, or the state of a checkbox. */
interface EarlyEvent {
  readonly element: HTMLElement;
  readonly value?: string | boolean;
}

declare global {
  interface Window {
    /** Set by server/web/render/bootScript.ts. */
    readonly early?: {
      /** Undoes foreign changes to the server's markup. */
      readonly restore: () => void;
      /** Stops recording: events reach React. */
      readonly letGo: () => void;
      /** Returns the recorded presses and values in order, and clears them. */
      readonly take: () => readonly EarlyEvent[];
    };
  }
}

/** Fires an input event for a value that was entered before hydration. */
function enter(field: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  // React ignores a value equal to the last one it tracked, so set another one first.
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

async function pressInTurn(presses: readonly HTMLElement[]): Promise<void> {
  for (const pressed of presses) {
    await nextTask();
    pressed.click();
  }
}

/**
 * Replays values entered and presses made before hydration, each in a task of its own. Call it before any re-render,
 * which would reset the fields.
 */
function replayEarlyEvents(): void {
  const presses: HTMLElement[] = [];
  for (const { element, value } of window.early?.take() ?? []) {
    if (value === undefined) presses.push(element);
    else enter(element as HTMLInputElement, value);
  }
  void pressInTurn(presses);
}

/** Detects hydration: its effect runs after those of the page, and waits for the blocks. */
export function HydrationMarker() {
  useEffect(() => whenHydrated(replayEarlyEvents), []);
  return null;
}
