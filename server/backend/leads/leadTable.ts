import type { DeliveryTable, LeaseTable } from '../delivery/deliveryTable.ts';
import type { FlatChangeTable } from '../history/flatChangeTable.ts';
import type { LeadKind } from '../ports.ts';
import type { ReservationClaimTable, ReservationTable } from '../reservations/reservationTable.ts';
import type { SeatTable, VisitTable } from '../visits/visitTable.ts';

/** Columns that SQLite and PostgreSQL both have: text and whole numbers. Times are ISO in UTC, so that they compare as texts. */
export interface LeadTable {
  /** UUID. */
  id: string;
  created_at: string;
  kind: LeadKind;
  /** Year and month in Kyiv, 'YYMM'; with `number_seat` the unique key behind the lead's number. */
  number_month: string;
  /** From 1 in each month. */
  number_seat: number;
  name: string;
  phone: string;
  /** Digits with the country's code: one person, however the number was typed. */
  phone_digits: string;
  email: string | null;
  message: string | null;
  send_mail_to: string | null;
  /** Alias, as the request named it. */
  project: string | null;
  /** Id of a flat of the project. */
  flat: string | null;
  /** Version of the accepted consent text; null for leads from before consent was required. */
  consent_version: string | null;
  consent_language: string | null;
  consent_at: string | null;
  /** JSON of a `LeadSource`. */
  source: string | null;
  /** JSON of a `CallWish`. */
  call_wish: string | null;
  /** JSON of a `TimeWindow`. */
  call_expected: string | null;
  /** When a salesperson took it. */
  confirmed_at: string | null;
}

/** The last number of a month: its row is locked until the lead with that number is committed. */
interface LeadMonthTable {
  /** 'YYMM', as `number_month`. */
  month: string;
  last_seat: number;
}

/** Results by Idempotency-Key. */
interface AttemptTable {
  key: string;
  /** HMAC of the request. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  /** Of the lead that it was about: forgotten with it. */
  lead_id: string | null;
  created_at: string;
}

interface CounterTable {
  name: string;
  value: number;
}

/** The signing secret of all processes that share the database. */
interface SecretTable {
  name: string;
  value: string;
}

/** Which migrations were applied. */
interface MigrationTable {
  name: string;
  timestamp: string;
}

export interface Tables {
  leads: LeadTable;
  lead_months: LeadMonthTable;
  attempts: AttemptTable;
  counters: CounterTable;
  secrets: SecretTable;
  seats: SeatTable;
  visits: VisitTable;
  reservations: ReservationTable;
  reservation_claims: ReservationClaimTable;
  deliveries: DeliveryTable;
  leases: LeaseTable;
  flat_changes: FlatChangeTable;
  kysely_migration: MigrationTable;
}
