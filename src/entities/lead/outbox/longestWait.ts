import { isVisit, type WaitingLead } from '../leadTypes.ts';

/** Milliseconds: nobody waits longer for a call, and a browser is no place for personal data. */
export const longestWait = 7 * 86_400_000;

/** Whether it is of no use to anybody any more; a visit also when its hour has begun. */
export function isTooLate(lead: WaitingLead, now: number): boolean {
  return now - lead.made_at > longestWait || (isVisit(lead) && now >= Date.parse(lead.body.starts_at));
}
