export interface Refusal {
  /** Number of the action; 0 is the state before all. */
  readonly step: number;
  /** JSON pointer within the action or the state. */
  readonly path: string;
  readonly why: 'leak' | 'note' | 'unserializable' | 'replay-differs';
}

/** Personal data in a recording prevents saving it. The message names the place, never the value. */
export class RecordingRefused extends Error {
  override readonly name = 'RecordingRefused';
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(`Not saved: ${refusals.map(({ step, path, why }) => `${why} at step ${step}, ${path}`).join('; ')}`);
    this.refusals = refusals;
  }
}

/** The field with the format's version. */
export const formatField = 'recording.format';

/** A file that is no recording. */
export class RecordingInvalid extends Error {
  override readonly name = 'RecordingInvalid';
  readonly field: string;

  constructor(field: string, expected: string) {
    super(`Not a recording: ${field} is not ${expected}`);
    this.field = field;
  }
}
