import { randomUUID } from 'node:crypto';
import { calls } from '../../contract/calls.ts';
import type { Slot } from '../../contract/leads/visit.ts';
import type { Checker } from './checker.ts';
import { privateLink, sending, testPerson } from './leads.ts';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

interface Found {
  readonly center: string;
  readonly slots: readonly Slot[];
}

async function checkSlots(checker: Checker, centers: readonly string[]): Promise<Found | undefined> {
  const pathOf = (center: string, from: number, to: number): string =>
    `${calls.getSlots.path.replace('{alias}', encodeURIComponent(center))}?from=${day(from)}&to=${day(to)}`;
  let found: Found | undefined;
  for (const center of centers) {
    const slots = await checker.fits('getSlots', pathOf(center, 0, 30), 'every field fits');
    const free = slots?.days.flatMap((each) => each.slots).filter((slot) => slot.free > 0) ?? [];
    if (free.length > 1) found ??= { center, slots: free };
  }
  await checker.refuses('getSlots', pathOf('there-is-no-such-alias-0', 0, 1), 404);
  const [first = 'none'] = centers;
  await checker.refuses('getSlots', pathOf(first, 0, 62), 400);
  await checker.refuses('getSlots', pathOf(first, 1, 0), 400);
  return found;
}

/** Books a slot, moves the visit and cancels it, so that nobody waits for a test visitor. */
async function checkVisit(checker: Checker, { center, slots: [first, second] }: Found): Promise<void> {
  const place = (slot: Slot | undefined) => ({ center, starts_at: slot?.starts_at ?? '' });
  const key = (): string => randomUUID();
  const { holdSlot, bookVisit } = calls;
  const hold = await checker.fits('holdSlot', holdSlot.path, 'holds a slot', sending('POST', place(first), key()));
  const holdPath = calls.getHold.path.replace('{token}', hold?.token ?? 'none');
  await checker.fits('getHold', holdPath, 'returns its end');
  await checker.fits('releaseHold', holdPath, 'lets it go', { method: 'DELETE' });
  await checker.refuses('getHold', holdPath, 404);

  const visit = { ...testPerson(), ...place(first), kind: 'in_person', agreement: true };
  for (const [status, wrong] of [
    [422, { agreement: false }],
    [409, { starts_at: '2020-01-01T10:00:00.000Z' }],
    [422, { project: 'there-is-no-such-alias-0' }],
  ] as const) {
    await checker.refuses('bookVisit', bookVisit.path, status, sending('POST', { ...visit, ...wrong }));
  }
  const booked = await checker.fits('bookVisit', bookVisit.path, 'books a visit', sending('POST', visit, key()));
  const own = privateLink(calls.getVisit.path, booked?.number, booked?.token);
  await checker.fits('getVisit', own, 'shows it by its link');
  await checker.refuses('getVisit', privateLink(calls.getVisit.path, booked?.number, 'another-token-0000'), 404);
  await checker.fits('moveVisit', own, 'moves it', sending('PATCH', place(second), key()));
  for (const rule of ['cancels it', 'cancels it once']) {
    await checker.fits('cancelVisit', own, rule, { method: 'DELETE' });
  }
}

/** Why visits were not booked; undefined: they were. */
export async function checkVisits(checker: Checker, leads: boolean): Promise<string | undefined> {
  const centers = await checker.fits('getCenters', calls.getCenters.path, 'every field fits');
  const found = await checkSlots(
    checker,
    (centers?.centers ?? []).map(({ alias }) => alias),
  );
  if (!leads) return 'bookings need --leads';
  if (found === undefined) return 'bookings: no center has two free slots in a month';
  await checkVisit(checker, found);
  return undefined;
}
