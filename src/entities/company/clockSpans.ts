/** A stretch of a day, or of days in a row, in minutes since the midnight with which the first began. */
export interface ClockSpan {
  readonly from: number;
  readonly to: number;
}

export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Spans that touch or overlap are one. */
export function joined(spans: readonly ClockSpan[]): readonly ClockSpan[] {
  return spans
    .toSorted((a, b) => a.from - b.from)
    .reduce<ClockSpan[]>((all, span) => {
      const last = all.at(-1);
      if (last !== undefined && span.from <= last.to) {
        return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }];
      }
      return [...all, span];
    }, []);
}
