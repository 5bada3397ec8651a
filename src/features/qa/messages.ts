import type { TFunction } from 'i18next';
import { formatField, RecordingInvalid, RecordingRefused, type Refusal } from '@obriy/recorder';
import { QaFailure } from './qaFailure.ts';

export type Message =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly next?: string }
  /** `saved`: what is in a file all the same. */
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
    case 'notKept':
      return { text: t('failed.notKept'), next: t('failed.notKeptNext') };
    case 'notShown':
      return { text: t('failed.notShown', { reason }), next: t('failed.notShownNext', { site }) };
    case 'clipboard':
      return { text: t('failed.clipboard'), next: t('failed.clipboardNext') };
  }
}

/** What a person is told of an error, with what to do next where that is known. */
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
