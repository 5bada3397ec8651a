import { useEffect } from 'react';
import { nextTask, whenHydrated } from '#shared/tasks';

/** A button or link that was pressed, or a field with what was entered: a string, or whether a box is ticked. */
interface EarlyEvent {
  readonly element: HTMLElement;
  readonly value?: string | boolean;
}

declare global {
  interface Window {
    /** Left by server/web/render/bootScript.ts. */
    readonly early?: {
      /** Takes out of the page what others than the server have put into it. */
      readonly restore: () => void;
      /** Presses are heard from now on. */
      readonly letGo: () => void;
      /** Gives what was pressed and filled too early, each once and in its order, and keeps no more. */
      readonly take: () => readonly EarlyEvent[];
    };
  }
}

/** A field shows what was entered, of which React knows nothing: it is to hear of it as if that were entered now. */
function enter(field: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  // What is set to the property of the element itself React takes for known, and hears of what differs from that.
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
 * Enters what a visitor entered before the page was alive, and presses what was pressed, each in a task after this one. To be called before
 * anything is rendered again, which would put React's own state into the fields.
 */
function replayEarlyEvents(): void {
  const presses: HTMLElement[] = [];
  for (const { element, value } of window.early?.take() ?? []) {
    if (value === undefined) presses.push(element);
    else enter(element as HTMLInputElement, value);
  }
  void pressInTurn(presses);
}

/** Knows that the page has come alive: its effect runs after those of the page, and waits for the blocks. */
export function HydrationMarker() {
  useEffect(() => whenHydrated(replayEarlyEvents), []);
  return null;
}
