import { addDays } from '#domain/days.ts';
import { kyivClock, todayInKyiv } from '#domain/kyivTime.ts';
import { clockOf, joined, minutesOf, type ClockSpan } from '../clockSpans.ts';
import { hoursOn, type Opening } from '../openHours.ts';
import type { CallTimeWindow } from './callWish.ts';

export interface CallDay {
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  readonly windows: readonly CallTimeWindow[];
}

/** Minutes: what can be promised, and the least that still can. */
const length = 120;
const shortest = 60;
/** How many days are offered, and how far they may be. */
const most = 6;
const outlook = 21;

function cut({ from, to }: ClockSpan): readonly ClockSpan[] {
  const pieces = Array.from({ length: Math.ceil((to - from) / length) }, (_, index) => ({
    from: from + index * length,
    to: Math.min(from + (index + 1) * length, to),
  }));
  return pieces.filter((piece) => piece.to - piece.from >= shortest);
}

/** The windows of a day: within the hours of one center or another, each kept by one of them alone. */
function windowsOn(centers: readonly Opening[], day: string): readonly ClockSpan[] {
  const hours = centers
    .flatMap((center) => hoursOn(center, day))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  return joined(hours)
    .flatMap(cut)
    .filter((window) => hours.some(({ from, to }) => from <= window.from && window.to <= to));
}

/** The next days on which somebody can call, with the windows that have not begun. Clocks are Kyiv's, so a change of summer time moves nothing. */
export function callDays(centers: readonly Opening[], now: Date): readonly CallDay[] {
  const today = todayInKyiv(now);
  const minute = minutesOf(kyivClock(now));
  return Array.from({ length: outlook }, (_, ahead) => {
    const day = addDays(today, ahead);
    const coming = windowsOn(centers, day).filter(({ from }) => ahead > 0 || from > minute);
    return { day, windows: coming.map(({ from, to }) => ({ day, from: clockOf(from), to: clockOf(to) })) };
  })
    .filter(({ windows }) => windows.length > 0)
    .slice(0, most);
}
