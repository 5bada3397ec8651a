import type { Reservation } from '#contract/leads/reservation.ts';
import { reservationStatuses } from '#domain/reservation.ts';
import { parseJson, readStorage, writeStorage } from '#shared/persist';
import type { PrivateLink } from '#shared/routing';

/** A reservation that was made on this device: its private link, and nothing about the person. */
export type OwnReservation = PrivateLink & Pick<Reservation, 'project' | 'flat' | 'ends_at' | 'status'>;

/** Of the `localStorage`. The outbox writes it, because it may end a reservation on any page. */
export const ownReservationsKey = 'obriy.reservations';

/** Milliseconds for which an ended reservation is shown, and the number stored. */
const longest = 7 * 86_400_000;
const most = 20;

export function isOwnReservation(value: unknown): value is OwnReservation {
  const { status, ...texts } = (value ?? {}) as Partial<OwnReservation>;
  const { number, token, project, flat, ends_at } = texts;
  return (
    [number, token, project, flat].every((text) => typeof text === 'string' && text !== '') &&
    reservationStatuses.some((each) => each === status) &&
    Date.parse(ends_at ?? '') > Date.now() - longest
  );
}

/** Parses untrusted text; leaves out what ended long ago. */
export function readOwnReservations(text: string | null): readonly OwnReservation[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isOwnReservation).slice(-most) : [];
}

/** Adds a reservation, or its new state. */
export function writeOwnReservation({ number, token, project, flat, ends_at, status }: OwnReservation): void {
  const known = readOwnReservations(readStorage('localStorage', ownReservationsKey));
  const others = known.filter((each) => each.number !== number);
  const own = [...others, { number, token, project, flat, ends_at, status }];
  writeStorage('localStorage', ownReservationsKey, JSON.stringify(own));
}
