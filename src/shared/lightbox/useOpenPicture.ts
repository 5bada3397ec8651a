import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface OpenPicture {
  /** From 0; null: the pictures are on the page and none is open. */
  readonly index: number | null;
  readonly open: (index: number) => void;
  /** Another one takes the place of the open one: the way back leads to the page all the same. */
  readonly move: (index: number) => void;
  readonly close: () => void;
}

/** Marks the entry of the history that was made by opening a picture. */
interface OpenedState {
  readonly openedPicture?: string;
}

/** Which picture is open stands in the address as `?<name>=<number from 1>`; the way back closes it. */
export function useOpenPicture(name: string, count: number): OpenPicture {
  const location = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(location.search).get(name) ?? '';
  const number = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  const index = number >= 1 && number <= count ? number - 1 : null;

  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);

  const put = useCallback(
    (next: number | null, options: { readonly replace: boolean; readonly state: unknown }) => {
      const { search, hash } = latest.current;
      const changed = new URLSearchParams(search);
      if (next === null) changed.delete(name);
      else changed.set(name, String(next + 1));
      void navigate({ search: changed.toString(), hash }, { ...options, preventScrollReset: true });
    },
    [name, navigate],
  );

  return {
    index,
    open: useCallback(
      (next) => put(next, { replace: false, state: { openedPicture: name } satisfies OpenedState }),
      [name, put],
    ),
    move: useCallback((next) => put(next, { replace: true, state: latest.current.state }), [put]),
    close: useCallback(() => {
      const { openedPicture } = (latest.current.state ?? {}) as OpenedState;
      if (openedPicture === name) void navigate(-1);
      else put(null, { replace: true, state: null });
    }, [name, navigate, put]),
  };
}
