import { useEffect, useState, type RefObject } from 'react';

/** About a screen ahead of a scrolling finger. */
const ahead = '600px';

/** Whether the element is, or has been, near the view. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ahead },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);

  return near;
}
