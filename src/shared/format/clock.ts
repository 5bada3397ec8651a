import { kyivClock } from '#domain/time/kyivTime.ts';
import { languageTag } from '#domain/languages.ts';
import type { Language } from '#shared/config';

/** What the visitor's own clock shows, `HH:MM`: never while rendering on a server. */
export function visitorsClock(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

function visitorsZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A moment of `day` (`YYYY-MM-DD` in Kyiv) by the clock of the visitor, or of another zone (an IANA name), with the weekday where the
 * day is another one; null where both clocks agree. Never while rendering on a server, which has no zone of a visitor.
 */
export function ownClock(moment: Date, day: string, language: Language, zone = visitorsZone()): string | null {
  const otherDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment) !== day;
  const clock = new Intl.DateTimeFormat(languageTag(language), {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(otherDay && { weekday: 'short' }),
  }).format(moment);
  return clock === kyivClock(moment) ? null : clock;
}
