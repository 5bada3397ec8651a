import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Visit, VisitKind, VisitReceipt } from '#contract/leads/visit.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import type { Channel, LeadTable, Tables, VisitTable } from '../database/tables.ts';
import { enqueue } from '../delivery/enqueue.ts';
import type { KeyedRequest, Attempts } from '../database/attempts.ts';
import { insertLead, type NewLead } from '../leads/insertLead.ts';
import { readLeadNumber } from '../database/leadNumber.ts';
import { LeadRefused } from '../database/refusals.ts';
import type { Signatures } from '../database/signatures.ts';
import type { LeadTransaction } from '../database/writer.ts';
import { bookedBy, type FindSlot, freeSeats, type RequestedSlot, samePlace, takeHeldSeat, takeSeat } from './seats.ts';

interface NewVisit {
  readonly findSlot: FindSlot;
  readonly kind: VisitKind;
  readonly project?: string;
  readonly lead: NewLead;
}

export interface Visits {
  book(visit: NewVisit, attempt?: KeyedRequest): Promise<VisitReceipt>;
  /** Undefined: the number is unknown. */
  find(number: string): Promise<Visit | undefined>;
  move(number: string, findSlot: FindSlot, kind: VisitKind | undefined, attempt?: KeyedRequest): Promise<Visit>;
  cancel(number: string, attempt?: KeyedRequest): Promise<Visit>;
}

interface VisitParts {
  readonly db: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly signatures: Signatures;
  readonly channels: readonly Channel[];
  readonly now: () => Date;
}

type StoredVisit = Omit<VisitTable, 'changed_at'> & Pick<LeadTable, 'flat'>;

const storedColumns = [
  'visits.lead_id',
  'visits.center',
  'visits.starts_at',
  'visits.minutes',
  'visits.kind',
  'visits.status',
  'visits.project',
  'leads.flat',
] as const;

async function read(db: Kysely<Tables>, number: string): Promise<StoredVisit | undefined> {
  const place = readLeadNumber(number);
  if (place === undefined) return undefined;
  return db
    .selectFrom('leads')
    .innerJoin('visits', 'visits.lead_id', 'leads.id')
    .select(storedColumns)
    .where('number_month', '=', place.month)
    .where('number_seat', '=', place.seat)
    .executeTakeFirst();
}

async function bookSeat(transaction: LeadTransaction, leadId: string, slot: RequestedSlot, now: string): Promise<void> {
  const { hold } = slot;
  const held = hold !== undefined && (await takeHeldSeat(transaction, slot, hold, bookedBy(leadId), now));
  if (!held) await takeSeat(transaction, slot, bookedBy(leadId), now);
}

export function createVisits({ db, attempts, signatures, channels, now }: VisitParts): Visits {
  const shown = (
    number: string,
    { center, starts_at, minutes, kind, status, project, flat }: Omit<StoredVisit, 'lead_id'>,
  ): Visit => ({
    number,
    status,
    center,
    starts_at,
    ...inKyiv(new Date(starts_at)),
    minutes,
    kind,
    ...(project !== null && { project, ...(flat !== null && { flat }) }),
    can_change: status === 'booked' && starts_at > now().toISOString(),
  });

  const readForChange = async (transaction: LeadTransaction, number: string, moment: string): Promise<StoredVisit> => {
    const visit = await read(transaction.db, number);
    if (visit === undefined) throw new LeadRefused('not_found');
    if (visit.starts_at <= moment) throw new LeadRefused('visit_over');
    return visit;
  };

  const change = async (
    { db }: LeadTransaction,
    leadId: string,
    changes: Partial<VisitTable>,
    moment: string,
  ): Promise<void> => {
    await db
      .updateTable('visits')
      .set({ ...changes, changed_at: moment })
      .where('lead_id', '=', leadId)
      .execute();
  };

  return {
    async book({ findSlot, kind, project = null, lead }, attempt) {
      const moment = now();
      const received = moment.toISOString();
      return attempts.once(attempt, received, async (transaction) => {
        const slot = await findSlot(transaction);
        const id = randomUUID();
        await bookSeat(transaction, id, slot, received);
        const { number } = await insertLead(transaction, 'visit', lead, { moment, channels, id });
        const visit = {
          center: slot.center,
          starts_at: slot.starts_at,
          minutes: slot.minutes,
          kind,
          status: 'booked' as const,
          project,
        };
        await transaction.db
          .insertInto('visits')
          .values({ lead_id: id, ...visit, changed_at: received })
          .execute();
        const result = {
          number,
          token: signatures.tokenOf(number),
          received_at: received,
          call_expected: null,
          visit: shown(number, { ...visit, flat: lead.flat ?? null }),
        };
        return { result, leadId: id };
      });
    },

    async find(number) {
      const visit = await read(db, number);
      return visit === undefined ? undefined : shown(number, visit);
    },

    async move(number, findSlot, newKind, attempt) {
      const moment = now().toISOString();
      return attempts.once(attempt, moment, async (transaction) => {
        const visit = await readForChange(transaction, number, moment);
        if (visit.status === 'cancelled') throw new LeadRefused('visit_over');
        const slot = await findSlot(transaction, visit);
        const { center, starts_at, minutes } = slot;
        const moved = { center, starts_at, minutes, kind: newKind ?? visit.kind };
        const result = shown(number, { ...visit, ...moved });
        const stays = samePlace(visit, slot);
        if (stays && moved.kind === visit.kind) return { result, leadId: visit.lead_id };
        if (!stays) {
          await bookSeat(transaction, visit.lead_id, slot, moment);
          await freeSeats(transaction, visit.lead_id, { center, starts_at });
        }
        await change(transaction, visit.lead_id, moved, moment);
        const from = { center: visit.center, starts_at: visit.starts_at, kind: visit.kind };
        await enqueue(transaction, channels, { leadId: visit.lead_id, event: 'moved', now: moment, details: { from } });
        return { result, leadId: visit.lead_id };
      });
    },

    async cancel(number, attempt) {
      const moment = now().toISOString();
      return attempts.once(attempt, moment, async (transaction) => {
        const visit = await readForChange(transaction, number, moment);
        const result = shown(number, { ...visit, status: 'cancelled' });
        if (visit.status === 'cancelled') return { result, leadId: visit.lead_id };
        await freeSeats(transaction, visit.lead_id);
        await change(transaction, visit.lead_id, { status: 'cancelled' }, moment);
        await enqueue(transaction, channels, { leadId: visit.lead_id, event: 'cancelled', now: moment });
        return { result, leadId: visit.lead_id };
      });
    },
  };
}
