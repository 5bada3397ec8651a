import type { Language } from '#shared/config';
import { moreTexts } from './moreTexts.ts';
import { visitorsClock } from './clock.ts';
import { dayOfMonth } from './day.ts';

/** An ISO moment by the clock of the visitor, whose own it is: never while rendering on a server. "21 листопада о 15:05". */
export function formatMoment(iso: string, language: Language): string {
  const moment = new Date(iso);
  const day = dayOfMonth(moment.getDate(), moment.getMonth() + 1, language);
  return moreTexts[language].moment.replace('{{day}}', day).replace('{{clock}}', visitorsClock(moment));
}
