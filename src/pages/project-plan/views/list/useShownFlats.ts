import { useSearchParams } from 'react-router';
import type { Flat } from '#shared/answers';
import { useBelowFold } from '#shared/lazy';

/** Flats in the document at a time: a page with thousands of rows would stutter on a phone. */
const chunk = 24;

/** Rows that a large screen shows before it is scrolled. */
const firstScreen = 6;

const parameter = 'shown';

/** As many flats as the visitor has asked for, which the address says; `list` is what the foot of a growing list wants to know. */
export function useShownFlats(flats: readonly Flat[]) {
  const [search, setSearch] = useSearchParams();
  const whole = useBelowFold();
  const shown = Math.max(Number(search.get(parameter)) || 0, chunk);

  const askNext = (): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(parameter, String(shown + chunk));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    visible: flats.slice(0, whole ? shown : Math.min(shown, firstScreen)),
    list: { pages: Math.ceil(shown / chunk), hasNextPage: shown < flats.length, failed: false, askNext },
  };
}
