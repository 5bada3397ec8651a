import { act } from '@testing-library/react';

declare global {
  interface Window {
    revealAll(): void;
  }
}

/** Scrolls past everything: reports every element watched by an IntersectionObserver as visible. */
export function revealAll(): void {
  act(() => {
    window.revealAll();
  });
}
