import type { ApiError } from '#contract/common.ts';

type Reason = Extract<ApiError['error']['code'], 'slot_taken' | 'visit_over' | 'key_reused' | 'not_found'>;

const statuses: Readonly<Record<Reason, number>> = { slot_taken: 409, visit_over: 409, key_reused: 422, not_found: 404 };

/** Understood, and cannot be: nothing was written. */
export class LeadRefused extends Error {
  override name = 'LeadRefused';
  readonly reason: Reason;
  readonly statusCode: number;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
    this.statusCode = statuses[reason];
  }
}
