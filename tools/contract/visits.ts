import { randomUUID } from 'node:crypto';
import { calls } from '../../contract/calls.ts';
import type { Slot } from '../../contract/visit.ts';
import type { Asking } from './ask.ts';
import type { Checker } from './checker.ts';
import { person, sending, skipped, takes } from './leads.ts';

const writing = ['holdSlot', 'getHold', 'releaseHold', 'bookVisit', 'getVisit', 'moveVisit', 'cancelVisit'] as const;

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

interface Found {
  readonly center: string;
  readonly slots: readonly Slot[];
}

async function checkSlots(checker: Checker, asking: Asking, centers: readonly string[]): Promise<Found | undefined> {
  let found: Found | undefined;
  for (const center of centers) {
    const path = calls.getSlots.path.replace('{alias}', center);
    const slots = await takes(
      { checker, asking },
      'getSlots',
      `${path}?from=${day(0)}&to=${day(30)}`,
      'every field fits',
    );
    const free = slots?.days.flatMap((each) => each.slots).filter((slot) => slot.free > 0) ?? [];
    if (free.length > 1) found ??= { center, slots: free };
  }
  const path = calls.getSlots.path.replace('{alias}', centers[0] ?? 'none');
  await checker.refuses(
    'getSlots',
    `${calls.getSlots.path.replace('{alias}', 'there-is-no-such-alias-0')}?from=${day(0)}&to=${day(1)}`,
    404,
  );
  await checker.refuses('getSlots', `${path}?from=${day(0)}&to=${day(62)}`, 400);
  await checker.refuses('getSlots', `${path}?from=${day(1)}&to=${day(0)}`, 400);
  return found;
}

/** Books a slot, moves the visit and cancels it, so that nobody waits for anybody. */
async function checkVisit(checker: Checker, asking: Asking, { center, slots: [first, second] }: Found): Promise<void> {
  const taking = { checker, asking };
  const place = (slot: Slot | undefined) => ({ center, starts_at: slot?.starts_at ?? '' });
  const hold = await takes(
    taking,
    'holdSlot',
    calls.holdSlot.path,
    'holds a slot',
    sending('POST', place(first), randomUUID()),
  );
  const holdPath = calls.getHold.path.replace('{token}', hold?.token ?? 'none');
  await takes(taking, 'getHold', holdPath, 'tells how long it lasts');
  await takes(taking, 'releaseHold', holdPath, 'lets it go', { method: 'DELETE' });
  await checker.refuses('getHold', holdPath, 404);

  const visit = { ...person, ...place(first), kind: 'in_person', agreement: true };
  await checker.refuses('bookVisit', calls.bookVisit.path, 422, sending('POST', { ...visit, agreement: false }));
  await checker.refuses(
    'bookVisit',
    calls.bookVisit.path,
    409,
    sending('POST', { ...visit, starts_at: '2020-01-01T10:00:00.000Z' }),
  );
  await checker.refuses(
    'bookVisit',
    calls.bookVisit.path,
    422,
    sending('POST', { ...visit, project: 'there-is-no-such-alias-0' }),
  );
  const booked = await takes(
    taking,
    'bookVisit',
    calls.bookVisit.path,
    'books a visit',
    sending('POST', visit, randomUUID()),
  );
  const link = `${calls.getVisit.path.replace('{number}', booked?.number ?? 'none')}?token=`;
  await takes(taking, 'getVisit', `${link}${booked?.token ?? ''}`, 'shows it by its link');
  await checker.refuses('getVisit', `${link}another-token-0000`, 404);
  await takes(
    taking,
    'moveVisit',
    `${link}${booked?.token ?? ''}`,
    'moves it',
    sending('PATCH', place(second), randomUUID()),
  );
  for (const rule of ['cancels it', 'cancels it once']) {
    await takes(taking, 'cancelVisit', `${link}${booked?.token ?? ''}`, rule, { method: 'DELETE' });
  }
}

export async function checkVisits(
  checker: Checker,
  asking: Asking,
  centers: readonly string[],
  wanted: boolean,
): Promise<void> {
  const found = await checkSlots(checker, asking, centers);
  if (wanted && found !== undefined) return checkVisit(checker, asking, found);
  for (const id of writing) {
    checker.skip(id, 'books a visit', wanted ? 'no center has two free slots in a month' : skipped);
  }
}
