import type { Language } from '#shared/config';
import { languageTag } from '#shared/i18n';

interface Moment {
  /** ISO in UTC. */
  readonly startsAt: string;
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  readonly language: Language;
  /** An IANA name. */
  readonly zone: string;
}

const dayIn = (moment: Date, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
const offsetIn = (moment: Date, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;

/** The same moment by another zone's clock, with the weekday where the day is another one; null where both clocks agree. */
export function localTime({ startsAt, day, language, zone }: Moment): string | null {
  const moment = new Date(startsAt);
  if (offsetIn(moment, zone) === offsetIn(moment, 'Europe/Kyiv')) return null;
  const otherDay = dayIn(moment, zone) !== day;
  return new Intl.DateTimeFormat(languageTag(language), {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(otherDay && { weekday: 'short' }),
  }).format(moment);
}

/** What tells the two hours apart that a night in autumn has under one name: "UTC+3". */
export function kyivOffset(startsAt: string): string {
  return offsetIn(new Date(startsAt), 'Europe/Kyiv')?.replace('GMT', 'UTC').replace(/:00$/, '').replace(/([+-])0/, '$1') ?? '';
}
