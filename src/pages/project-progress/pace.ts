import { useTranslation } from 'react-i18next';
import type { ProgressMonth } from '#shared/responses';

export type Pace =
  | { readonly kind: 'done' | 'onPlan' | 'notStarted' }
  | {
      readonly kind: 'behind' | 'ahead';
      /** Percentage points between plan and fact. */
      readonly points: number;
      /** Null when the reports do not give the planned pace. */
      readonly weeks: number | null;
    };

/** What was planned of a stage for a month. */
interface PlanPoint {
  /** Months since the year 0. */
  readonly at: number;
  readonly percent: number;
}

const weeksInMonth = 365.2425 / 12 / 7;

/** Percentage points that do not count as a delay. */
const negligible = 0.5;

/** `YYYY-MM` as a number of months. */
function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
}

/** The plan of a stage over all reports, oldest first. */
function planOf(reports: readonly ProgressMonth[], name: string): readonly PlanPoint[] {
  return reports
    .flatMap(({ month, stages }) =>
      stages
        .filter((stage) => stage.name === name)
        .flatMap(({ planned_percent: percent }) => (percent === null ? [] : [{ at: monthNumber(month), percent }])),
    )
    .toSorted((a, b) => a.at - b.at);
}

/** Where the plan rises past a value: its last such place, as it is the latest promise; null when it never does. */
function whenPlanned(plan: readonly PlanPoint[], percent: number): number | null {
  for (let index = plan.length - 1; index > 0; index -= 1) {
    const [from, to] = [plan[index - 1], plan[index]];
    if (from !== undefined && to !== undefined && from.percent <= percent && to.percent > percent) {
      return from.at + ((percent - from.percent) / (to.percent - from.percent)) * (to.at - from.at);
    }
  }
  return null;
}

/** Months in which the plan, at its last pace, rises by so many points; null when it never rose. */
function monthsFor(plan: readonly PlanPoint[], points: number): number | null {
  for (let index = plan.length - 1; index > 0; index -= 1) {
    const [from, to] = [plan[index - 1], plan[index]];
    if (from !== undefined && to !== undefined && to.percent > from.percent) {
      return (points * (to.at - from.at)) / (to.percent - from.percent);
    }
  }
  return null;
}

/**
 * Compares progress and plan. Behind: since the month for which the plan had the current percentage; ahead: until that month. Null: progress
 * or plan is unknown.
 */
export function paceOf(reports: readonly ProgressMonth[], month: string, name: string): Pace | null {
  const stage = reports.find((report) => report.month === month)?.stages.find((each) => each.name === name);
  if (stage === undefined) return { kind: 'notStarted' };
  const { percent, planned_percent: planned } = stage;
  if (percent === null || planned === null) return null;
  const points = Math.abs(percent - planned);
  if (points < negligible) {
    if (percent >= 100) return { kind: 'done' };
    return { kind: percent === 0 ? 'notStarted' : 'onPlan' };
  }
  const now = monthNumber(month);
  const plan = planOf(reports, name);
  if (percent < planned) {
    const target = whenPlanned(
      plan.filter(({ at }) => at <= now),
      percent,
    );
    return {
      kind: 'behind',
      points: Math.round(points),
      weeks: target === null ? null : (now - target) * weeksInMonth,
    };
  }
  const reached = whenPlanned(
    plan.filter(({ at }) => at >= now),
    percent,
  );
  const months =
    reached === null
      ? monthsFor(
          plan.filter(({ at }) => at <= now),
          points,
        )
      : reached - now;
  return { kind: 'ahead', points: Math.round(points), weeks: months === null ? null : months * weeksInMonth };
}

/** A time span in a rounded unit. */
type PaceSpan = { readonly unit: 'days' } | { readonly unit: 'weeks' | 'months'; readonly count: number };

/** Longer delays are given in months. */
const mostWeeks = 8;

export function spanOf(weeks: number): PaceSpan {
  const whole = Math.round(weeks);
  if (whole < 1) return { unit: 'days' };
  return whole <= mostWeeks
    ? { unit: 'weeks', count: whole }
    : { unit: 'months', count: Math.round(weeks / weeksInMonth) };
}

const small = [1, 2, 3, 4] as const;

interface PaceTexts {
  /** "Behind plan by two weeks". */
  readonly paceText: (pace: Pace) => string;
  /** "two weeks"; of what has no time, its points. */
  readonly lengthText: (pace: Pace) => string;
}

export function usePaceText(): PaceTexts {
  const { t } = useTranslation('progress');

  const lengthText = (pace: Pace): string => {
    if (!('points' in pace)) return '';
    if (pace.weeks === null) return t('points', { count: pace.points });
    const span = spanOf(pace.weeks);
    if (span.unit === 'days') return t('span.days');
    const count = small.find((each) => each === span.count);
    if (span.unit === 'weeks') {
      return count === undefined ? t('span.weeks', { count: span.count }) : t(`span.week${count}`);
    }
    return count === undefined ? t('span.months', { count: span.count }) : t(`span.month${count}`);
  };

  return {
    lengthText,
    paceText: (pace) => ('points' in pace ? t(pace.kind, { span: lengthText(pace) }) : t(pace.kind)),
  };
}
