import type { FlatHistory, ProjectHistory } from '#contract/projects/history.ts';
import { type FlatChange, historyMonths, joinChanges } from '#domain/flats/flatHistory.ts';
import type { Project } from '../content/assemble.ts';
import { priceOfFlat } from './money.ts';
import { flatsOf, type WholeFlat } from './flats.ts';
import { term } from './terms.ts';

/** What was published of a flat, as far as it was recorded; oldest first. */
export type RecordedChanges = (project: string, flat: string) => readonly FlatChange[];

function changesOf(project: Project, flat: WholeFlat, recorded: RecordedChanges, today: string): FlatChange[] {
  const earlier = (project.earlierPrices[flat.id] ?? []).map(({ day, price_per_m2: perM2, status }) => ({
    day,
    price: perM2 === null ? null : priceOfFlat(perM2, flat.total_area),
    status,
  }));
  return joinChanges(earlier, recorded(project.alias, flat.id)).filter(({ day }) => day <= today);
}

/** Undefined for an unknown flat, and while nothing is recorded of it. */
export function flatHistoryOf(
  project: Project,
  id: string,
  recorded: RecordedChanges,
  today: string,
): FlatHistory | undefined {
  const flat = flatsOf(project).find((each) => each.id === id);
  const changes = flat === undefined ? [] : changesOf(project, flat, recorded, today);
  return changes.length === 0 ? undefined : { changes };
}

/** Undefined without data. Leaves out dates later than today. */
export function projectHistoryOf(
  project: Project,
  recorded: RecordedChanges,
  today: string,
): ProjectHistory | undefined {
  const flats = flatsOf(project).map((flat) => ({
    area: flat.total_area,
    changes: changesOf(project, flat, recorded, today),
  }));
  const history: ProjectHistory = {
    since: flats.flatMap(({ changes }) => changes[0]?.day ?? []).toSorted()[0] ?? null,
    months: historyMonths(flats, today),
    stages: project.stages.filter(({ valid_from }) => valid_from <= today),
    handovers: Object.entries(project.handovers).flatMap(([key, { promises, actual }]) => {
      const made = promises.filter(({ day }) => day <= today);
      if (made.length === 0) return [];
      return {
        building: term(project.buildings, key),
        promises: made,
        actual: actual !== null && actual <= today ? actual : null,
      };
    }),
  };
  const { months, stages, handovers } = history;
  return [months, stages, handovers].every(({ length }) => length === 0) ? undefined : history;
}
