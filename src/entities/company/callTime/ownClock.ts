import type { Language } from '#shared/config';
import { kyivClock, todayInKyiv } from '#shared/format';
import { languageTag } from '#shared/i18n';
import type { CallWindow } from './callWish.ts';

/** The moment at which clocks in Kyiv show this; of the hour that a night in spring has not, another one. */
function kyivMoment(day: string, clock: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  const shown = new Date(asUtc);
  const ahead = Date.parse(`${todayInKyiv(shown)}T${kyivClock(shown)}:00Z`) - asUtc;
  return new Date(asUtc - ahead);
}

function visitorsZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A window by the clock of the visitor, or of another zone (an IANA name), with the weekday where the day is another one; null
 * where both clocks agree.
 */
export function ownClock({ day, from, to }: CallWindow, language: Language, zone = visitorsZone()): Pick<CallWindow, 'from' | 'to'> | null {
  const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const write = (moment: Date): string =>
    new Intl.DateTimeFormat(languageTag(language), {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(dayThere.format(moment) !== day && { weekday: 'short' }),
    }).format(moment);
  const start = kyivMoment(day, from);
  const there = write(start);
  return there === from ? null : { from: there, to: write(kyivMoment(day, to)) };
}
