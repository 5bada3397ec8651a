import { useEffect, type RefObject } from 'react';

/**
 * Closes the details around the element when a pointer or the focus goes elsewhere, or Escape is pressed there; then the
 * focus goes to their summary.
 *
 * A press on a label or between the options moves the focus to what stands around the details, `<main tabindex="-1">`: that
 * is not elsewhere. Chromium crashes when the pressed content is hidden while it still handles the press.
 */
export function useLeaving(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current?.closest('details');
    if (box === null || box === undefined) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const leave = ({ type, target }: Event): void => {
      if (!(target instanceof Node) || box.contains(target)) return;
      if (type === 'pointerdown' || !target.contains(box)) box.open = false;
    };
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    box.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        box.open = false;
        box.querySelector('summary')?.focus();
      },
      options,
    );
    return () => controller.abort();
  }, [ref]);
}
