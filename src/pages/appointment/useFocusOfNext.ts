import { useEffect, useRef } from 'react';
import type { BookingStep } from '#features/booking';

/** A further step takes the focus, so that it is read out and the keyboard goes on from its beginning. */
export function useFocusOfNext(step: BookingStep) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return heading;
}
