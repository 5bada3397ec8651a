import type { ReservedFlats } from '#contract/reservation.ts';
import { projectApi } from '#entities/project';
import { type ApiDispatch, findExtensions } from '#shared/api';
import type { Language } from '#shared/config';
import { type ApiThunk, refetchFlats, reservationApi } from './reservationApi.ts';

const { getReservedFlats } = reservationApi.endpoints;
const { getPlannings } = projectApi.endpoints;

const keyOf = ({ project, flat }: ReservedFlats[number]): string => `${project} ${flat}`;

/** The projects of flats that only one of the lists has. */
function projectsChanged(before: ReservedFlats, after: ReservedFlats): readonly string[] {
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changed = [...before.filter((each) => !has.has(keyOf(each))), ...after.filter((each) => !had.has(keyOf(each)))];
  return [...new Set(changed.map(({ project }) => project))];
}

/** Fetches the reserved flats, and the flats of each project that the cache shows otherwise. */
function lookAtReserved(alias: string, language: Language): ApiThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = getReservedFlats.select({ language })(getState()).data;
    const { data } = await dispatch(getReservedFlats.initiate({ language }, { subscribe: false, forceRefetch: true }));
    if (data === undefined) return;
    const shown = getPlannings.select({ alias, language })(getState()).data ?? [];
    // Cached flats may be older than the earlier list.
    const free = new Set(shown.filter(({ status }) => status === 'free').map(({ id }) => id));
    const isOutdated = data.some(({ project, flat }) => project === alias && free.has(flat));
    const changed = before === undefined ? [] : projectsChanged(before, data);
    for (const project of new Set([...(isOutdated ? [alias] : []), ...changed])) dispatch(refetchFlats(project));
  };
}

/** Milliseconds between two looks. */
export const reservedPause = 10_000;

/** Learns within seconds of flats that somebody reserves or gives back, while the page is visible. Returns how to stop. */
export function watchReservedFlats(dispatch: ApiDispatch, alias: string, language: Language): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const extensions = await dispatch(findExtensions(language));
    if (signal.aborted || extensions?.includes('reservations') === false) return;
    if (extensions !== null) await dispatch(lookAtReserved(alias, language));
    if (!signal.aborted) wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), reservedPause);
  };
  document.addEventListener('visibilitychange', () => void look(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return () => listening.abort();
}
