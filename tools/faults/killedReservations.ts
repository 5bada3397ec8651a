import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLeads } from '../../server/backend/createLeads.ts';
import { leadNumber } from '../../server/backend/database/leadNumber.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { fixture } from './bookAtOnce.ts';
import { startLeadProcess } from './leadProcess.ts';

/** A visitor who requests a flat until the backend has responded. */
interface Visitor {
  readonly index: number;
  readonly flat: string;
  readonly key: string;
  /** The number of the reservation; null: another visitor has the flat. */
  number?: string | null;
}

async function contentOfFlats(count: number): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'obriy-flats-'));
  await cp(fixture, dir, { recursive: true });
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `  - { id: f-${index}, building: a, section: 1, floor: 9, number: ${1000 + index}, layout: 1a, orientation: [e], status: free, price_per_m2: 52000 }\n`,
  );
  await appendFile(path.join(dir, 'projects/lypa/flats.yaml'), rows.join(''));
  return dir;
}

/** Without a response it is unknown whether the flat is reserved. */
async function reserve(origin: string, visitor: Visitor): Promise<boolean> {
  const { index, flat, key } = visitor;
  const digits = String(index).padStart(6, '0');
  try {
    const response = await fetch(`${origin}/api/reservations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // Reservations are limited per network.
        'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${1 + (index % 250)}`,
      },
      body: JSON.stringify({
        project: 'lypa',
        flat,
        name: `Visitor ${index}`,
        phone: `+380320${digits}`,
        agreement: true,
      }),
    });
    const body = (await response.json()) as { data?: { number: string } };
    if (response.status !== 200 && response.status !== 409) return false;
    visitor.number = body.data?.number ?? null;
    return true;
  } catch {
    return false;
  }
}

async function reserveAll(origin: string, visitors: readonly Visitor[], reportCount: (count: number) => void) {
  const waiting = visitors.filter(({ number }) => number === undefined).values();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const visitor of waiting) if (await reserve(origin, visitor)) reportCount((done += 1));
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** The faults of the stored data. */
async function problemsOf(place: DatabasePlace, visitors: readonly Visitor[]): Promise<string[]> {
  const { db, close } = await createLeads(place);
  const leads = await db.selectFrom('leads').select(['id', 'number_month', 'number_seat', 'name']).execute();
  const reservations = new Map(
    (await db.selectFrom('reservations').selectAll().execute()).map((each) => [each.lead_id, each]),
  );
  const claims = Map.groupBy(await db.selectFrom('reservation_claims').selectAll().execute(), ({ lead_id }) => lead_id);
  const createdEvents = new Map(
    (await db.selectFrom('deliveries').select(['lead_id', 'event']).execute()).map((each) => [
      each.lead_id,
      each.event,
    ]),
  );
  await close();
  const stored = new Map(leads.map((lead) => [leadNumber(lead.number_month, lead.number_seat), lead]));
  const flats = [...reservations.values()].map(({ flat }) => flat);
  const half = leads.filter(
    ({ id }) =>
      reservations.get(id)?.status !== 'reserved' ||
      // For its flat, its phone and its network.
      claims.get(id)?.length !== 3 ||
      createdEvents.get(id) !== 'created',
  );
  return [
    ...visitors.flatMap(({ index, number, flat }) => {
      if (number === undefined) return [`Visitor ${index} never got a response`];
      if (number === null) return [];
      const lead = stored.get(number);
      const isStored = lead?.name === `Visitor ${index}` && reservations.get(lead.id)?.flat === flat;
      return isStored ? [] : [`${number} was acknowledged, and its reservation of ${flat} is lost`];
    }),
    ...half.map(({ name }) => `The reservation of ${name} is half written`),
    ...(claims.size === leads.length ? [] : [`${claims.size} reservations have claims, of ${leads.length}`]),
    ...(new Set(flats).size === flats.length ? [] : ['A flat is reserved twice']),
    ...(flats.length * 2 === visitors.length ? [] : [`${flats.length} flats are reserved, of ${visitors.length / 2}`]),
  ];
}

/**
 * Two visitors request each flat. In each round the process is killed during its reservations; visitors without a
 * response retry on the next process with the same key. Returns the faults at the end.
 */
export async function killReservations(place: DatabasePlace, rounds: number, flats: number): Promise<string[]> {
  const contentDir = await contentOfFlats(rounds * flats);
  const visitors = Array.from({ length: 2 * rounds * flats }, (_, index): Visitor => {
    const flat = `f-${Math.floor(index / 2)}`;
    return { index, flat, key: randomUUID() };
  });
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const server = await startLeadProcess({ place, contentDir });
      // Killed somewhere in the middle, another place in each round; the last process survives.
      const last = round === rounds ? Number.NaN : Math.ceil((2 * flats * (round + 1)) / (rounds + 1));
      await reserveAll(server.origin, visitors.slice(0, 2 * flats * (round + 1)), (count) => {
        if (count === last) void server.kill();
      });
      await server.kill();
    }
    return await problemsOf(place, visitors);
  } finally {
    await rm(contentDir, { recursive: true });
  }
}
