import { useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { menuClosed } from '../menuSlice.ts';

/** The menu is no trap: Escape, a tap elsewhere or a focus that moved on close it; Escape gives the focus back. */
export function useMenuDismissal(
  open: boolean,
  header: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && header.current?.contains(target) === false) dispatch(menuClosed());
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      dispatch(menuClosed());
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    return () => listening.abort();
  }, [open, dispatch, header, toggle]);
}
