import { formatField, RecordingInvalid, RecordingRefused, type Refusal } from '@obriy/recorder';
import type { TFunction } from 'i18next';

type Why =
  | 'notJson'
  | 'unreadable'
  | 'brokenZip'
  | 'tooLarge'
  | 'noRecordingInZip'
  | 'nothingOpened'
  | 'notStored'
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

/** An action of the bar failed; the message holds the facts. */
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

export type Message =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly next?: string }
  /** `saved`: the file's name if one was saved nevertheless. */
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly saved?: string };

type T = TFunction<'qa'>;

function failureOf(
  { why, facts: { address, reason, site } }: QaFailure,
  t: T,
): Omit<Message & { kind: 'failed' }, 'kind'> {
  switch (why) {
    case 'notJson':
    case 'unreadable':
    case 'brokenZip':
    case 'tooLarge':
    case 'noRecordingInZip':
    case 'nothingOpened':
      return { text: t(`failed.${why}`), next: t('failed.invalidNext') };
    case 'unreachable':
      return { text: t('failed.unreachable', { address }), next: t('failed.unreachableNext') };
    case 'notStored':
      return { text: t('failed.notStored'), next: t('failed.notStoredNext') };
    case 'notShown':
      return { text: t('failed.notShown', { reason }), next: t('failed.notShownNext', { site }) };
    case 'clipboard':
      return { text: t('failed.clipboard'), next: t('failed.clipboardNext') };
  }
}

/** The text for an error, with the next step if known. */
export function messageOf(error: unknown, t: T): Message {
  if (error instanceof RecordingRefused) return { kind: 'refused', refusals: error.refusals };
  if (error instanceof RecordingInvalid && error.field === formatField) {
    return { kind: 'failed', text: t('failed.otherFormat'), next: t('failed.otherFormatNext') };
  }
  if (error instanceof RecordingInvalid) {
    return { kind: 'failed', text: t('failed.invalid', { field: error.field }), next: t('failed.invalidNext') };
  }
  if (error instanceof QaFailure) return { kind: 'failed', ...failureOf(error, t) };
  return {
    kind: 'failed',
    text: t('failed.other', { reason: error instanceof Error ? error.message : String(error) }),
  };
}

export interface SavedReport {
  /** Of the file. */
  readonly name: string;
  readonly withRecording: boolean;
  /** Why the recording is not in it, though there is one. */
  readonly refused: RecordingRefused | null;
  /** How many areas of the page are missing in its screenshot; null: no screenshot. */
  readonly gaps: number | null;
}

function pictureText(gaps: SavedReport['gaps'], t: TFunction<'qa'>): string {
  if (gaps === null) return t('done.noPicture');
  return gaps === 0 ? '' : t('done.gaps', { count: gaps });
}

/** The text about a saved report: its name, and its missing parts. */
export function reportMessage({ name, refused, gaps }: SavedReport, t: TFunction<'qa'>): Message {
  const text = [t('done.reported', { name }), pictureText(gaps, t)].filter((part) => part !== '').join(' ');
  return refused === null ? { kind: 'done', text } : { kind: 'refused', refusals: refused.refusals, saved: text };
}
