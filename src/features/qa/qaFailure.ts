type Why =
  | 'notJson'
  | 'unreadable'
  | 'brokenZip'
  | 'tooLarge'
  | 'noRecordingInZip'
  | 'nothingOpened'
  | 'notKept'
  | 'unreachable'
  | 'notShown'
  | 'clipboard';

interface Facts {
  /** Where it was looked for. */
  readonly address?: string;
  readonly reason?: string;
  /** Version of the site that would do. */
  readonly site?: string;
}

/** What the bar could not do; its message has the facts in it. */
export class QaFailure extends Error {
  override readonly name = 'QaFailure';
  readonly why: Why;
  readonly facts: Required<Facts>;

  constructor(why: Why, facts: Facts = {}) {
    super(`QA: ${why}`);
    this.why = why;
    this.facts = { address: '', reason: '', site: '', ...facts };
  }
}
