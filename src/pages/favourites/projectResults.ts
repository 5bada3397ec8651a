import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import {
  type ByAlias,
  type QueriedEndpoint,
  type QueryEntry,
  type QueryOptions,
  subscribe,
  useApiDispatch,
  useApiSelector,
} from '#shared/api';
import { useLanguage } from '#shared/routing';

/** Aliases have no space, so that their list can be compared as one string. */
const separator = ' ';

export function aliasesKey(aliases: readonly string[]): string {
  return aliases.join(separator);
}

export function aliasesIn(key: string): readonly string[] {
  return key === '' ? [] : key.split(separator);
}

/** The cache entries of an endpoint for several projects, by alias; `key` names the projects. */
export function useProjectEntries<Entry extends QueryEntry<unknown>>(
  endpoint: QueriedEndpoint<ByAlias, Entry>,
  key: string,
  { refetchFailed = false }: QueryOptions = {},
): ReadonlyMap<string, Entry> {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const args = useMemo(() => aliasesIn(key).map((alias) => ({ alias, language })), [key, language]);
  useEffect(() => {
    const unsubscribes = args.map((arg) => {
      if (refetchFailed) dispatch(endpoint.initiate(arg, { subscribe: false }));
      return dispatch(subscribe(endpoint, arg));
    });
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe?.();
    };
  }, [dispatch, endpoint, args, refetchFailed]);

  const selectors = useMemo(() => args.map((arg) => endpoint.select(arg)), [endpoint, args]);
  const entries = useApiSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  return useMemo(() => new Map(entries.map((entry, index) => [args[index]?.alias ?? '', entry])), [args, entries]);
}

/** The data of an endpoint for each project. Absent data is left out of the comparison. */
export function useProjectResults<Data>(
  endpoint: QueriedEndpoint<ByAlias, QueryEntry<Data>>,
  key: string,
): ReadonlyMap<string, Data | undefined> {
  const entries = useProjectEntries(endpoint, key, { refetchFailed: true });
  return useMemo(
    () => new Map([...entries].map(([alias, { data, error }]) => [alias, error === undefined ? data : undefined])),
    [entries],
  );
}
