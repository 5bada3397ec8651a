import type { ReservationStatus } from '#domain/reservation.ts';

/** What a reservation has for itself: its flat, its phone, a share of its network. The key prevents a second one. */
export interface ReservationClaimTable {
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
