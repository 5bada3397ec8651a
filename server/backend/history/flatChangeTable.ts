import type { ColumnType } from 'kysely';
import type { FlatStatus } from '#contract/planning.ts';

/** A flat as it is published. */
export interface PublishedFlat {
  readonly project: string;
  readonly flat: string;
  /** Kopiykas; null: on request. */
  readonly price: number | null;
  readonly status: FlatStatus;
}

/** What changed of a flat; without a price that stays as it was last recorded. */
export type ChangedFlat = Omit<PublishedFlat, 'price'> & Partial<Pick<PublishedFlat, 'price'>>;

export interface FlatChangeRow extends PublishedFlat {
  /** From 1 for each flat: the unique key with it. */
  readonly position: number;
  /** ISO in UTC; never before that of the position before. */
  readonly published_at: string;
}

export interface FlatChangeTable extends Omit<FlatChangeRow, 'price'> {
  /** PostgreSQL's driver gives large integers as text. */
  readonly price: ColumnType<number | string | null, number | null>;
}
