import { useEffect, type RefObject } from 'react';

/** While the panel lies over the end of the page, the page ends so much later, and what takes the focus stops above it. */
export function useMakeRoom(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!shown || element === null) return undefined;
    const { body, documentElement } = document;
    const make = (): void => {
      const covers = getComputedStyle(element).position === 'fixed';
      const room = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      body.style.paddingBlockEnd = covers ? room : '';
      documentElement.style.scrollPaddingBlockEnd = covers ? `calc(${room} + var(--bottom-bar))` : '';
    };
    const observer = new ResizeObserver(make);
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.paddingBlockEnd = '';
      documentElement.style.scrollPaddingBlockEnd = '';
    };
  }, [panel, shown]);
}
