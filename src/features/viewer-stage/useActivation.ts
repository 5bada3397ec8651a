import { useEffect, useState, type RefObject } from 'react';

interface Activation {
  /** The view takes every gesture; otherwise a finger and the wheel scroll the page. */
  readonly active: boolean;
  readonly release: () => void;
}

/** A tap into a view hands it the gestures; a tap beside it, Escape, or its leaving the screen gives them back to the page. */
export function useActivation(ref: RefObject<HTMLElement | null>, present: boolean): Activation {
  const [active, setActive] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!present || element === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const release = (): void => setActive(false);
    element.addEventListener('click', () => setActive(true), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && element.contains(target))) release();
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') release();
      },
      { signal },
    );
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) release();
    });
    observer.observe(element);
    return () => {
      ended.abort();
      observer.disconnect();
      release();
    };
  }, [ref, present]);

  return { active, release: () => setActive(false) };
}
