import type { TFunction } from 'i18next';
import type { Message } from '../messages.ts';
import type { SavedReport } from './saveReport.ts';

function pictureText(gaps: SavedReport['gaps'], t: TFunction<'qa'>): string {
  if (gaps === null) return t('done.noPicture');
  return gaps === 0 ? '' : t('done.gaps', { count: gaps });
}

/** What a person is told of a report: its name, and what is not in it that should be. */
export function reportMessage({ name, refused, gaps }: SavedReport, t: TFunction<'qa'>): Message {
  const text = [t('done.reported', { name }), pictureText(gaps, t)].filter((part) => part !== '').join(' ');
  return refused === null ? { kind: 'done', text } : { kind: 'refused', refusals: refused.refusals, saved: text };
}
