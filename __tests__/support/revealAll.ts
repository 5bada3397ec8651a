import { act } from '@testing-library/react';

declare global {
  interface Window {
    revealAll(): void;
  }
}

/** As if the visitor scrolled past everything: every element watched by an IntersectionObserver comes into view. */
export function revealAll(): void {
  act(() => {
    window.revealAll();
  });
}
