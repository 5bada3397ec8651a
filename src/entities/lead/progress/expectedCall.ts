import type { TimeWindow } from '#contract/lead.ts';
import { daysBetween } from '#domain/days.ts';
import { kyivClock, todayInKyiv } from '#domain/kyivTime.ts';
import { formatClock, visitorsClock } from '#shared/format';

export interface ExpectedCall {
  /** Days from now in Kyiv. */
  readonly daysAhead: number;
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** In Kyiv, as on a door: "9:00". */
  readonly from: string;
  readonly to: string;
  /** Whether the visitor's own clock shows another time. */
  readonly abroad: boolean;
}

/** When the telephone is going to ring; null: that time is over. */
export function expectedCall({ from, to }: TimeWindow, now: Date): ExpectedCall | null {
  const [begin, end] = [new Date(from), new Date(to)];
  if (end <= now) return null;
  const day = todayInKyiv(begin);
  const clock = kyivClock(begin);
  return {
    daysAhead: daysBetween(todayInKyiv(now), day),
    day,
    from: formatClock(clock),
    to: formatClock(kyivClock(end)),
    abroad: visitorsClock(begin) !== clock,
  };
}
