import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Pixels that a hand moves while it presses. */
const tremble = 6;

interface DragHandlers {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** A mouse that has dragged the map by one of its buttons lets go over that button, which the browser calls a click: it is none. */
export function useClicksAfterDrags(): DragHandlers {
  const down = useRef({ x: 0, y: 0 });
  return useMemo(
    () => ({
      onPointerDownCapture: ({ clientX: x, clientY: y }) => {
        down.current = { x, y };
      },
      onClickCapture: (event) => {
        const { x, y } = down.current;
        // A click of the keyboard has no place.
        if (event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) > tremble) event.stopPropagation();
      },
    }),
    [],
  );
}
