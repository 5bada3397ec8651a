import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { stepInGrid } from './stepInGrid.ts';

/** Roving tabindex: the grid is one stop of the Tab key, at the flat that had the focus last. `rows`: ids, null where there is no flat. */
export function useGridKeys(rows: readonly (readonly (string | null)[])[]) {
  const gridRef = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const ids = rows.flat();
  const first = ids.find((id) => id !== null) ?? null;
  const current = focused !== null && ids.includes(focused) ? focused : first;

  const onFocus = ({ target }: FocusEvent): void => {
    const id = (target as HTMLElement).dataset['flat'];
    if (id !== undefined) setFocused(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (current === null || event.altKey || event.metaKey || event.shiftKey) return;
    const next = stepInGrid(rows, current, event.ctrlKey ? `Control+${event.key}` : event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    gridRef.current?.querySelector<HTMLElement>(`[data-flat="${CSS.escape(next)}"]`)?.focus();
  };
  return { gridRef, current, onFocus, onKeyDown };
}
