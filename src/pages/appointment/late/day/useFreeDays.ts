import { addDays } from '#domain/days.ts';
import { visitApi } from '#entities/visit';
import { useOnReturn } from '#features/booking';
import type { SlotsData } from '#shared/answers';
import { useQueryResult, type QueryResult } from '#shared/api';
import { useLanguage } from '#shared/routing';

interface MonthOf {
  /** Alias; null asks nothing. */
  readonly center: string | null;
  /** Today in Kyiv; null asks nothing. */
  readonly today: string | null;
  /** `YYYY-MM`. */
  readonly month: string;
}

export interface FreeDays {
  readonly answer: QueryResult<SlotsData>;
  readonly days: readonly string[];
  /** The first free day of the month or after it; null: there is none, or nobody knows yet. */
  readonly first: string | null;
  /** Whether the answer covers a day. */
  readonly knows: (day: string) => boolean;
}

/** A calendar shows up to two weeks of the months beside its own. */
const margin = 13;
const longestMonth = 31;

/** The days on which the center has a free slot, as a calendar that shows the month needs them. */
export function useFreeDays({ center, today, month }: MonthOf): FreeDays {
  const language = useLanguage();
  const begins = `${month}-01`;
  const early = addDays(begins, -margin);
  const from = today !== null && today > early ? today : early;
  const to = addDays(begins, longestMonth + margin);
  const answer = useQueryResult(
    visitApi.endpoints.getSlots,
    center === null || today === null ? null : { alias: center, from, to, language },
  );
  useOnReturn(answer.ask);
  const days = (answer.data?.days ?? [])
    .filter(({ slots }) => slots.some(({ free }) => free > 0))
    .map(({ day }) => day);
  return {
    answer,
    days,
    first: days.find((day) => day >= begins) ?? answer.data?.next_day ?? null,
    knows: (day) => answer.data !== undefined && from <= day && day <= to,
  };
}
