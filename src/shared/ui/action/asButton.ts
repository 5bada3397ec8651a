import type { KeyboardEvent, MouseEvent } from 'react';

/** Makes a link do what a button does. A new tab, by a middle click or with a key held down, stays the browser's. */
export function asButton(act: () => void) {
  return {
    onClick: (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    // A browser presses a link by Enter alone.
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) act();
    },
  };
}
