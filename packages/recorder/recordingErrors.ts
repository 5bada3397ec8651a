export interface Refusal {
  /** Number of the action; 0 is the state before all. */
  readonly step: number;
  /** JSON pointer within the action or the state. */
  readonly path: string;
  readonly why: 'leak' | 'note' | 'unserializable' | 'replay-differs';
}

/** A recording that must not leave the page. Says where, never what. */
export class RecordingRefused extends Error {
  override readonly name = 'RecordingRefused';
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(`Not saved: ${refusals.map(({ step, path, why }) => `${why} at step ${step}, ${path}`).join('; ')}`);
    this.refusals = refusals;
  }
}

/** Where a file says by which rules it is written. */
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
