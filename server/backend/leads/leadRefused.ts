import type { ApiError } from '#contract/common.ts';

type Reason = Extract<
  ApiError['error']['code'],
  | 'slot_taken'
  | 'too_many_requests'
  | 'visit_over'
  | 'flat_taken'
  | 'phone_has_reservation'
  | 'reservation_over'
  | 'key_reused'
  | 'unknown_project'
  | 'not_found'
>;

const statuses: Readonly<Record<Reason, number>> = {
  slot_taken: 409,
  too_many_requests: 429,
  visit_over: 409,
  flat_taken: 409,
  phone_has_reservation: 409,
  reservation_over: 409,
  key_reused: 422,
  unknown_project: 422,
  not_found: 404,
};

/** Understood, and cannot be: nothing was written. */
export class LeadRefused extends Error {
  override name = 'LeadRefused';
  readonly reason: Reason;
  readonly statusCode: number;
  /** The offending fields of the request, each with its reason. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(reason: Reason, fields?: Readonly<Record<string, string>>) {
    super(reason);
    this.reason = reason;
    this.fields = fields;
    this.statusCode = statuses[reason];
  }
}
