import type { Language } from '#shared/config';
import { formatTag } from '#shared/i18n';
import { cached } from './cached.ts';

const moment = cached((tag: string) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));

/** An ISO moment by the clock of the visitor, whose own it is: never while rendering on a server. "21 листопада о 15:05". */
export function formatMoment(iso: string, language: Language): string {
  return moment(formatTag(language)).format(new Date(iso));
}
