import { errorCode } from '../../process.ts';

/** The lead is not acknowledged and may be sent again. Keeps nothing of what the database said: that may quote what a visitor typed. */
export class LeadNotStored extends Error {
  override name = 'LeadNotStored';
  readonly statusCode = 503;
  readonly code: string;

  constructor(reason: unknown) {
    super('The lead could not be stored');
    const code = errorCode(reason);
    this.code = typeof code === 'string' ? code : 'unknown';
  }
}
