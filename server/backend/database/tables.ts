import type { ColumnType } from 'kysely';
import type { Receipt } from '#contract/leads/lead.ts';
import type { FlatStatus } from '#contract/projects/planning.ts';
import type { VisitKind } from '#contract/leads/visit.ts';
import type { ReservationStatus } from '#domain/reservation.ts';

/** Where a visitor came from at first. */
export type FirstTouch = Partial<
  Record<
    'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'referrer' | 'landing_page',
    string
  >
>;

/** When the visitor would like to be called, in Europe/Kyiv. */
export interface CallWish {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** Columns that SQLite and PostgreSQL both have: text and whole numbers. Times are ISO in UTC, so that they compare as texts. */
export interface LeadTable {
  /** UUID. */
  id: string;
  created_at: string;
  kind: Receipt['kind'];
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
  /** JSON of a `FirstTouch`. */
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

/** One visit that a slot has room for. Its key prevents double booking. */
interface SeatTable {
  center: string;
  /** ISO in UTC. */
  starts_at: string;
  /** From 1 to the center's capacity. */
  seat: number;
  /** Token of the hold on it. */
  hold_id: string | null;
  /** ISO: from then on the hold is nothing. */
  held_until: string | null;
  /** Keyed digest of the network that holds it; gone with the hold. */
  held_by: string | null;
  /** Lead of the visit that has it for good. */
  lead_id: string | null;
}

/** Visit data of a lead. */
export interface VisitTable {
  lead_id: string;
  center: string;
  starts_at: string;
  minutes: number;
  kind: VisitKind;
  status: 'booked' | 'cancelled';
  project: string | null;
  changed_at: string;
}

/** What a reservation has for itself: its flat, its phone, a share of its network. The key prevents a second one. */
interface ReservationClaimTable {
  /** `flat:…`, `phone:…` or `network:…:…`; phones and networks as keyed digests. */
  claim: string;
  lead_id: string;
  /** ISO in UTC: from then on another reservation may take it over. */
  ends_at: string;
}

/** Reservation data of a lead. */
export interface ReservationTable {
  lead_id: string;
  project: string;
  flat: string;
  reserved_at: string;
  /** ISO in UTC. */
  ends_at: string;
  /** As it was last written; past its deadline, see `statusAt`. */
  status: ReservationStatus;
  changed_at: string;
}

export type Channel = 'mail' | 'webhook';

export type LeadEvent = 'created' | 'moved' | 'cancelled' | 'ended';

/** A row for each event and channel; its only personal reference is the lead's id. */
export interface DeliveryTable {
  channel: Channel;
  /** The order in which things happened; unique in a channel. */
  position: number;
  lead_id: string;
  event: LeadEvent;
  /** JSON of an `EventDetails`. */
  details: string | null;
  attempts: number;
  /** Not before; ISO. */
  next_at: string;
  /** ISO; null: not yet. */
  delivered_at: string | null;
}

/** The process that delivers by a channel; another one may take over when the lease ends. */
interface LeaseTable {
  channel: Channel;
  owner: string;
  /** ISO. */
  until: string;
}

/** A flat as it is published. */
export interface PublishedFlat {
  readonly project: string;
  readonly flat: string;
  /** Kopiykas; null: on request. */
  readonly price: number | null;
  readonly status: FlatStatus;
}

export interface FlatChangeRow extends PublishedFlat {
  /** From 1 for each flat: the unique key with it. */
  readonly position: number;
  /** ISO in UTC; never before that of the position before. */
  readonly published_at: string;
}

interface FlatChangeTable extends Omit<FlatChangeRow, 'price'> {
  /** PostgreSQL's driver gives large integers as text. */
  readonly price: ColumnType<number | string | null, number | null>;
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
