import { useEffect, type RefObject } from 'react';
import type { Edge } from './useDock.ts';

/** Gives the page as much room beyond its end as the bar covers, so that nothing stays under it. */
export function useRoom(bar: RefObject<HTMLElement | null>, edge: Edge): void {
  useEffect(() => {
    const { current } = bar;
    if (current === null) return undefined;
    const { style } = document.body;
    const side = edge === 'top' ? 'paddingBlockStart' : 'paddingBlockEnd';
    const observer = new ResizeObserver(() => {
      style[side] = `${current.offsetHeight}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style[side] = '';
    };
  }, [bar, edge]);
}
