import type { VisitKind } from '#contract/visit.ts';

/** One visit that a slot has room for. Its key prevents double booking. */
export interface SeatTable {
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
