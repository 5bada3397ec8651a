import type { LeadKind } from '../ports.ts';

/** Columns that SQLite and PostgreSQL both have: text and whole numbers. */
export interface LeadTable {
  /** UUID. */
  id: string;
  /** ISO time, UTC. */
  created_at: string;
  kind: LeadKind;
  /** Year and month in Kyiv, 'YYMM'; with `number_seat` the unique key behind the lead's number. */
  number_month: string;
  /** From 1 in each month. */
  number_seat: number;
  name: string;
  phone: string;
  email: string | null;
  message: string | null;
  send_mail_to: string | null;
}

/** What was given out last: a row is locked until the lead that took its number is committed. */
export interface LeadMonthTable {
  /** 'YYMM', as `number_month`. */
  month: string;
  last_seat: number;
}

/** Which migrations were applied. */
export interface MigrationTable {
  name: string;
  /** ISO time, UTC. */
  timestamp: string;
}

export interface Tables {
  leads: LeadTable;
  lead_months: LeadMonthTable;
  kysely_migration: MigrationTable;
}
