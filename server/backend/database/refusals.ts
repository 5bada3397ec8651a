import type { ApiError } from '#contract/common.ts';
import { errorCode, framesOf } from '../../process.ts';

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
  /** Seconds until the same request may succeed; undefined: unknown, or longer than anybody waits. */
  readonly retryAfter: number | undefined;

  constructor(reason: Reason, { fields, retryAfter }: Pick<Partial<LeadRefused>, 'fields' | 'retryAfter'> = {}) {
    super(reason);
    this.reason = reason;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.statusCode = statuses[reason];
  }
}

/** SQLite has one code for all failures; `errstr` names the kind, such as a full disk, and quotes no data. */
const wordsOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'errstr' in error ? error.errstr : undefined;

/**
 * The lead is not acknowledged and may be sent again. Holds no message of the database, which may quote what a visitor
 * typed.
 */
export class LeadNotStored extends Error {
  override name = 'LeadNotStored';
  readonly statusCode = 503;
  readonly code: string;

  constructor(reason: unknown) {
    super('The lead could not be stored');
    const code = errorCode(reason);
    const name = reason instanceof Error ? reason.name : 'unknown';
    this.code = [code, wordsOf(reason)].filter((part) => typeof part === 'string').join(': ') || name;
    // Where it failed, for the log.
    if (reason instanceof Error) this.stack = [String(this), ...framesOf(reason)].join('\n');
  }
}
