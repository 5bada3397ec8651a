import { useEffect, type RefObject } from 'react';
import styles from './QaFrame.module.css';
import type { Edge } from './useDock.ts';

const height = '--qa-height';

/** Gives the page as much room beyond its end as the bar covers, so that nothing stays under it. */
export function useRoom(bar: RefObject<HTMLElement | null>, edge: Edge): void {
  useEffect(() => {
    const { current } = bar;
    const room = edge === 'top' ? styles['roomAbove'] : styles['roomBelow'];
    if (current === null || room === undefined) return undefined;
    const { body } = document;
    const observer = new ResizeObserver(() => body.style.setProperty(height, `${current.offsetHeight}px`));
    body.classList.add(room);
    observer.observe(current);
    return () => {
      observer.disconnect();
      body.classList.remove(room);
      body.style.removeProperty(height);
    };
  }, [bar, edge]);
}
