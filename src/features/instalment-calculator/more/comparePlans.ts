import type { Outcome } from '../outcome.ts';

export type Verdict =
  | { readonly kind: 'same' }
  /** The cheaper plan asks for no more a month either. */
  | { readonly kind: 'better'; readonly cheaper: 1 | 2; readonly saved: number }
  /** Cheaper in all, dearer a month. */
  | { readonly kind: 'trade'; readonly cheaper: 1 | 2; readonly saved: number; readonly more: number };

/** Kopiykas that a plan's first payment is a month: a quarter's part is three months' worth. */
export function monthly({ stages, every }: Outcome): number {
  return Math.round((stages[0]?.amount ?? 0) / every);
}

/** What a buyer decides between: how much in all, and how much a month. */
export function comparePlans(first: Outcome, second: Outcome): Verdict {
  const saved = Math.abs(first.total - second.total);
  if (saved === 0 && monthly(first) === monthly(second)) return { kind: 'same' };
  const cheaper = first.total < second.total || (saved === 0 && monthly(first) < monthly(second)) ? 1 : 2;
  const [one, other] = cheaper === 1 ? [first, second] : [second, first];
  const more = monthly(one) - monthly(other);
  return more > 0 ? { kind: 'trade', cheaper, saved, more } : { kind: 'better', cheaper, saved };
}
