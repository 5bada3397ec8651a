import type { ReservedFlats } from '#contract/leads/reservation.ts';
import { type ApiDispatch, type ApiState, type ApiThunk, findExtensions } from '#shared/api';
import type { Language } from '#shared/config';
import { cachedFlats, refetchFlats, reservationApi } from './reservationApi.ts';

const { getReservedFlats } = reservationApi.endpoints;

interface Found {
  readonly project: { readonly alias: string };
  readonly flat: { readonly id: string };
}

/** A result on the screen that was made of the flats of many projects. */
export interface LiveSearch {
  /** Its cache entry. */
  readonly select: (state: ApiState) => {
    readonly data?: { readonly pages: readonly Record<'flats' | 'nearest', readonly Found[]>[] } | undefined;
    readonly fulfilledTimeStamp?: number | undefined;
  };
  readonly refetch: ApiThunk<PromiseLike<{ readonly isSuccess: boolean }>>;
}

const keyOf = ({ project, flat }: ReservedFlats[number]): string => `${project} ${flat}`;

/** The projects of flats that only one of the lists has. */
function projectsChanged(before: ReservedFlats, after: ReservedFlats): readonly string[] {
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changed = [...before.filter((each) => !has.has(keyOf(each))), ...after.filter((each) => !had.has(keyOf(each)))];
  return [...new Set(changed.map(({ project }) => project))];
}

function freeFlats(state: ApiState, shown: string | LiveSearch, language: Language): ReservedFlats {
  if (typeof shown !== 'string') {
    const found = shown.select(state).data?.pages.flatMap(({ flats, nearest }) => [...flats, ...nearest]) ?? [];
    return found.map(({ flat, project }) => ({ project: project.alias, flat: flat.id }));
  }
  const flats = cachedFlats(state, shown, language) ?? [];
  return flats.flatMap(({ id, status }) => (status === 'free' ? [{ project: shown, flat: id }] : []));
}

/**
 * Fetches the reserved flats, then the flats of each project whose cached status differs; resolves to whether there
 * are any.
 */
function lookAtReserved(shown: string | LiveSearch, language: Language): ApiThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const before = getReservedFlats.select({ language })(getState()).data;
    const { data } = await dispatch(getReservedFlats.initiate({ language }, { subscribe: false, forceRefetch: true }));
    if (data === undefined) return false;
    // What is on the screen may be older than the earlier list.
    const free = new Set(freeFlats(getState(), shown, language).map(keyOf));
    const outdated = data.filter((each) => free.has(keyOf(each))).map(({ project }) => project);
    const projects = new Set([...outdated, ...(before === undefined ? [] : projectsChanged(before, data))]);
    await Promise.all([...projects].map((project) => dispatch(refetchFlats(project))));
    return projects.size > 0;
  };
}

/** Whether another page has looked at the reserved flats since: it left the search as it was. */
function isOlderThanList({ select }: LiveSearch, language: Language): ApiThunk<boolean> {
  return (_, getState) => {
    const { fulfilledTimeStamp: lookedAt = 0 } = getReservedFlats.select({ language })(getState());
    const { fulfilledTimeStamp: fetchedAt = 0 } = select(getState());
    return fetchedAt < lookedAt;
  };
}

/** Milliseconds between two looks. */
export const reservedPause = 10_000;

/**
 * Polls for reserved and released flats while the page is visible. `shown` is a project or a search. Returns the
 * cleanup.
 */
export function watchReservedFlats(dispatch: ApiDispatch, shown: string | LiveSearch, language: Language): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const search = typeof shown === 'string' ? null : shown;
  let isOutdated: boolean | undefined;

  /** Resolves to whether to look again. */
  const lookOnce: ApiThunk<Promise<boolean>> = async (dispatch) => {
    const extensions = await dispatch(findExtensions(language));
    if (signal.aborted || extensions?.includes('reservations') === false) return false;
    if (extensions !== null) {
      isOutdated ??= search !== null && dispatch(isOlderThanList(search, language));
      if (await dispatch(lookAtReserved(shown, language))) isOutdated = true;
      if (search !== null && isOutdated && !signal.aborted) isOutdated = !(await dispatch(search.refetch)).isSuccess;
    }
    return true;
  };
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    // A thunk as a whole: a replay runs none, and resolves it to something else.
    if ((await dispatch(lookOnce)) && !signal.aborted) wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), reservedPause);
  };
  document.addEventListener('visibilitychange', () => void look(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // At once: a flat that is reserved now and given back before the next look would stay reserved on the screen.
  void look();
  return () => listening.abort();
}
