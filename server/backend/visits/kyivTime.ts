/** Where the sales centers and their clocks are. */
export const timeZone = 'Europe/Kyiv';

const hour = 3_600_000;

const clocks = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export interface KyivTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM. */
  readonly time: string;
}

/** What calendar and clock say in Kyiv. */
export function inKyiv(moment: Date): KyivTime {
  const parts = new Map(clocks.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

/** A day so many days later. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/**
 * The moment at which the clocks show a time (HH:MM, up to 24:00) on a day. Of a time that comes twice it is the first; one that the clocks leave out
 * is as late as it would have been without their change.
 */
export function momentInKyiv(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * 60_000;
  const shown = (moment: number): number => {
    const { day, time } = inKyiv(new Date(moment));
    return Date.parse(`${day}T${time}:00Z`);
  };
  const offsetAt = (moment: number): number => shown(moment) - moment;
  // A change of clocks is an hour: the offsets of half a day before and after are the only ones that there can be.
  const [before, after] = [offsetAt(asUtc - 12 * hour), offsetAt(asUtc + 12 * hour)];
  const fitting = [asUtc - before, asUtc - after].filter((moment) => shown(moment) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - before);
}
