import { nextTask } from '#shared/tasks';

/** A button or link that was pressed, or a field with what was entered: a string, or whether a box is ticked. */
interface EarlyAct {
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
      readonly take: () => readonly EarlyAct[];
    };
  }
}

/** React has put its own state into a field when it hydrated: it hears of the visitor's as if that were entered now. */
function enter(field: HTMLElement, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  // React listens to the property of the element itself, and takes what is set there for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Does what a visitor did before the page was alive; what one act brings about is there before the next one. */
export async function doEarlyActs(): Promise<void> {
  for (const { element, value } of window.early?.take() ?? []) {
    if (value === undefined) element.click();
    else enter(element, value);
    await nextTask();
  }
}
