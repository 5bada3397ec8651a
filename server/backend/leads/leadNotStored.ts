import { errorCode } from '../../process.ts';

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
    this.code = [code, wordsOf(reason)].filter((part) => typeof part === 'string').join(': ') || 'unknown';
  }
}
