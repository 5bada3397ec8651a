import type { FastifyPluginAsync } from 'fastify';
import type { Whole } from '#contract/common.ts';
import type { Image } from '#contract/image.ts';
import type { LeadReceipt, Receipt } from '#contract/lead.ts';
import type { Attempt } from './leads/attempts.ts';
import type { NewLead } from './leads/newLead.ts';
import type { TakenSeats } from './visits/freeSlots.ts';
import type { Holds } from './visits/holds.ts';
import type { Visits } from './visits/visitStore.ts';

/** A picture as the media part knows it: all but its words. */
export type MediaImage = Omit<Whole<Image>, 'alt'>;

/** What the backend needs from whatever serves pictures and papers. Files are absolute paths. */
export interface Media {
  image(file: string): Promise<MediaImage>;
  /** Of a picture that is all around: its variants go up to what a viewer can show. */
  panorama(file: string): Promise<MediaImage>;
  /** Of a binary glTF file; `size` in bytes, before compression. */
  model(file: string): Promise<{ src: string; size: number }>;
  /** `size` in bytes. */
  file(file: string): Promise<{ url: string; size: number }>;
  /**
   * The address of a JPEG that `draw` makes of the bytes of the picture at `src` when it is first asked for. `made` names all that goes into
   * it beside that picture: whoever asks with the same gets the same address.
   */
  drawn(src: string, made: string, draw: (picture: Buffer) => Promise<Buffer>): string;
  /** The bytes of the picture at an address that `image` gave. */
  read(src: string): Promise<Buffer>;
  plugin: FastifyPluginAsync;
}

export type LeadKind = 'call' | 'consultation' | 'visit';

/** Where leads go. Once a promise resolves, what it is about is safe; it rejects with a LeadNotStored or a LeadRefused. */
export interface Leads {
  /** A call request or a consultation; a visit comes by `visits`. */
  add(kind: Exclude<LeadKind, 'visit'>, lead: NewLead, attempt?: Attempt): Promise<LeadReceipt>;
  /** Undefined: there is none of that number. */
  receipt(number: string): Promise<Receipt | undefined>;
  /** Whether the token is the one of that number. */
  opens(token: string, number: string): boolean;
  holds: Holds;
  visits: Visits;
  takenSeats: TakenSeats;
  now: () => Date;
  close(): Promise<void> | void;
}
