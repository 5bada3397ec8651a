import type { Kysely } from 'kysely';
import { leadNumber } from '../database/leadNumber.ts';
import { phoneDigits } from '../database/phoneDigits.ts';
import type { LeadTable, ReservationTable, Tables, VisitTable } from '../database/tables.ts';

type VisitColumns = { readonly [Column in 'center' | 'starts_at']: VisitTable[Column] | null } & {
  readonly visit_kind: VisitTable['kind'] | null;
  readonly visit_status: VisitTable['status'] | null;
};

interface ReservationColumns {
  readonly reserved_until: ReservationTable['ends_at'] | null;
  readonly reservation_status: ReservationTable['status'] | null;
}

export type ListedLead = Omit<LeadTable, 'number_month' | 'number_seat' | 'phone_digits'> &
  VisitColumns &
  ReservationColumns & { readonly number: string };

export interface LeadFilter {
  readonly kind?: LeadTable['kind'];
  /** ISO moments: from the first one on, and before the second. */
  readonly since?: string;
  readonly until?: string;
  /** However it is written. */
  readonly phone?: string;
  /** Moments, ISO: visits that begin then. */
  readonly visitsFrom?: string;
  readonly visitsUntil?: string;
}

/** All that were acknowledged and that the filter lets through, newest first. */
export async function listLeads(
  db: Kysely<Tables>,
  { kind, since, until, phone, visitsFrom, visitsUntil }: LeadFilter = {},
): Promise<ListedLead[]> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('visits', 'visits.lead_id', 'leads.id')
    .leftJoin('reservations', 'reservations.lead_id', 'leads.id')
    .selectAll('leads')
    .select([
      'visits.center',
      'visits.starts_at',
      'visits.project as visit_project',
      'visits.kind as visit_kind',
      'visits.status as visit_status',
      'reservations.ends_at as reserved_until',
      'reservations.status as reservation_status',
    ])
    .$if(kind !== undefined, (query) => query.where('leads.kind', '=', kind ?? 'call'))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until ?? ''))
    .$if(phone !== undefined, (query) => query.where('phone_digits', '=', phoneDigits(phone ?? '')))
    .$if(visitsFrom !== undefined, (query) => query.where('visits.starts_at', '>=', visitsFrom ?? ''))
    .$if(visitsUntil !== undefined, (query) => query.where('visits.starts_at', '<', visitsUntil ?? ''))
    .orderBy('number_month', 'desc')
    .orderBy('number_seat', 'desc')
    .execute();
  return rows.map(({ number_month, number_seat, phone_digits: _, visit_project, ...lead }) => ({
    number: leadNumber(number_month, number_seat),
    ...lead,
    project: lead.project ?? visit_project,
  }));
}
