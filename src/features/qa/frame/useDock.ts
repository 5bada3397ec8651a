import { useState } from 'react';

const storageKey = 'obriy.qa.dock';

export type Edge = 'top' | 'bottom';

function kept(): Edge {
  try {
    return localStorage.getItem(storageKey) === 'top' ? 'top' : 'bottom';
  } catch {
    return 'bottom';
  }
}

/** The edge of the screen at which the bar stands, and how to send it to the other one. */
export function useDock(): { readonly edge: Edge; readonly move: () => void } {
  const [edge, setEdge] = useState(kept);
  const move = (): void => {
    const other = edge === 'top' ? 'bottom' : 'top';
    setEdge(other);
    try {
      localStorage.setItem(storageKey, other);
    } catch {
      // It stands there until the document goes.
    }
  };
  return { edge, move };
}
