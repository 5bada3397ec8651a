import { kyivClock, todayInKyiv } from '#domain/kyivTime.ts';
import type { Language } from '#shared/config';
import { ownClock } from '#shared/format';
import type { CallTimeWindow } from './callWish.ts';

/** The moment at which clocks in Kyiv show this; of the hour that a night in spring has not, another one. */
function kyivMoment(day: string, clock: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  const shown = new Date(asUtc);
  const ahead = Date.parse(`${todayInKyiv(shown)}T${kyivClock(shown)}:00Z`) - asUtc;
  return new Date(asUtc - ahead);
}

/** A window by the clock of the visitor, or of another zone; null where Kyiv's shows the same. */
export function ownWindow(
  { day, from, to }: CallTimeWindow,
  language: Language,
  zone?: string,
): Pick<CallTimeWindow, 'from' | 'to'> | null {
  const own = (clock: string): string | null => ownClock(kyivMoment(day, clock), day, language, zone);
  const start = own(from);
  return start === null ? null : { from: start, to: own(to) ?? to };
}
