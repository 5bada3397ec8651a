const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

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
export interface LeaseTable {
  channel: Channel;
  owner: string;
  /** ISO. */
  until: string;
}
