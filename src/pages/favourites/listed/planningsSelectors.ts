import { createSelector } from '@reduxjs/toolkit';
import type { Day } from '#contract/common.ts';
import { projectApi } from '#entities/project';
import { selectCopyDay, type StateWithConnection } from '#features/connection';
import type { Flat } from '#shared/answers';
import { hasEnded, isNotFound } from '#shared/api';
import type { Language } from '#shared/config';

/**
 * The flats of a project: asked for, here (`asOf`: the day of a kept copy, null when they are those of now), not to be had
 * now (lost), or of a project that there is not (unknown).
 */
export type PlanningsResult =
  | { readonly state: 'asked' }
  | { readonly state: 'here'; readonly flats: readonly Flat[]; readonly asOf: Day | null }
  | { readonly state: 'lost'; readonly error: unknown; readonly retrying: boolean }
  | { readonly state: 'unknown' };

/** Aliases have no comma: the list of them in one word, as an argument that can be compared. */
export function aliasesKey(aliases: readonly string[]): string {
  return aliases.join(',');
}
export function aliasesIn(key: string): readonly string[] {
  return key === '' ? [] : key.split(',');
}

function answerOf(state: StateWithConnection, alias: string, language: Language): PlanningsResult {
  const entry = projectApi.endpoints.getPlannings.select({ alias, language })(state);
  // Kept while it is being asked again, beside what was known before: prices of before are not shown as those of now.
  if (entry.error !== undefined) {
    return isNotFound(entry.error)
      ? { state: 'unknown' }
      : { state: 'lost', error: entry.error, retrying: !hasEnded(entry) };
  }
  if (entry.data === undefined) return { state: 'asked' };
  return { state: 'here', flats: entry.data, asOf: selectCopyDay(state, entry.data) };
}

/** What is known of the flats of several projects, by alias. */
export const selectPlanningsByAlias = createSelector(
  [
    ({ api }: StateWithConnection) => api,
    ({ connection }: StateWithConnection) => connection,
    (_: StateWithConnection, language: Language) => language,
    (_: StateWithConnection, __: Language, key: string) => key,
  ],
  (api, connection, language, key): ReadonlyMap<string, PlanningsResult> =>
    new Map(aliasesIn(key).map((alias) => [alias, answerOf({ api, connection }, alias, language)])),
);
