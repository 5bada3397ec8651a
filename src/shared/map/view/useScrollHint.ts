import { useEffect, useState, type RefObject } from 'react';

export type ScrollHint = 'fingers' | 'wheel';

/** Milliseconds: long enough to read, gone before it is in the way. */
const shownFor = 1600;

/** Says how the map is moved to a visitor who tries in the way that belongs to the page; not while the map has all gestures. */
export function useScrollHint(ref: RefObject<HTMLElement | null>, active: boolean): ScrollHint | null {
  const [hint, setHint] = useState<ScrollHint | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null || active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (kind: ScrollHint) => {
      clearTimeout(timer);
      setHint(kind);
      timer = setTimeout(() => setHint(null), shownFor);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) show('wheel');
    };
    const onTouchMove = (event: TouchEvent) => {
      if (event.touches.length === 1) show('fingers');
    };
    element.addEventListener('wheel', onWheel, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: true });
    return () => {
      clearTimeout(timer);
      setHint(null);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [ref, active]);

  return hint;
}
