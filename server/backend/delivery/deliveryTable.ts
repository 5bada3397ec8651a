const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

export type LeadEvent = 'created' | 'moved' | 'cancelled';

/** A row for each thing that the sales department is to hear, by each way; nothing of the person is in it but the lead's id. */
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

/** Which process delivers by a channel; another one may take it when the time is over. */
export interface LeaseTable {
  channel: Channel;
  owner: string;
  /** ISO. */
  until: string;
}
