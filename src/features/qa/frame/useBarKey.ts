import { useEffect, type RefObject } from 'react';

export const barKey = 'F6';

/** The first thing of the bar that takes the focus: one of its tools, or, in a folded bar, what unfolds it. */
function entranceOf(bar: HTMLElement): HTMLElement | null {
  return (
    bar.querySelector<HTMLElement>('[data-tools]:not([hidden]) :enabled') ?? bar.querySelector<HTMLElement>('button')
  );
}

/** Leads into the bar from wherever the focus is, also out of a dialog that keeps it, and back there. */
export function useBarKey(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let left: Element | null = null;
    const listening = new AbortController();
    const go = (event: KeyboardEvent): void => {
      const { current } = bar;
      if (event.key !== barKey || event.altKey || event.ctrlKey || event.metaKey || current === null) return;
      // The browser's own use of the key is to leave the page.
      event.preventDefault();
      event.stopPropagation();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && current.contains(activeElement)) {
        // Whoever came from nowhere goes back there, or could not scroll the page by keys.
        activeElement.blur();
        if (left instanceof HTMLElement) left.focus();
      } else {
        left = activeElement;
        entranceOf(current)?.focus();
      }
    };
    window.addEventListener('keydown', go, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [bar]);
}
