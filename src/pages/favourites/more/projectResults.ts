import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { ApiDispatch, ApiState, ByAlias, QueriedEndpoint, QueryEntry } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { aliasesIn } from '../listedFlat.ts';

/** The data of an endpoint for each project; `key` names the projects. Absent data is left out of the comparison. */
export function useProjectResults<Data>(
  endpoint: QueriedEndpoint<ByAlias, QueryEntry<Data>>,
  key: string,
): ReadonlyMap<string, Data | undefined> {
  const dispatch = useDispatch<ApiDispatch>();
  const language = useLanguage();
  useEffect(() => {
    const held = aliasesIn(key).map((alias) => dispatch(endpoint.initiate({ alias, language })));
    return () => {
      for (const { unsubscribe } of held) unsubscribe();
    };
  }, [dispatch, endpoint, key, language]);

  const selectors = useMemo(
    () => aliasesIn(key).map((alias) => endpoint.select({ alias, language })),
    [endpoint, key, language],
  );
  const results = useSelector(
    (state: ApiState) =>
      selectors.map((select) => {
        const { data, error } = select(state);
        return error === undefined ? data : undefined;
      }),
    shallowEqual,
  );
  return useMemo(() => new Map(aliasesIn(key).map((alias, index) => [alias, results[index]])), [key, results]);
}
