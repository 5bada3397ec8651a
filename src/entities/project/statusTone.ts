import type { StatusTone } from '#shared/ui';

const tones: Readonly<Record<string, StatusTone>> = {
  planned: 'outline',
  sales_started: 'linden',
  under_construction: 'notice',
  commissioned: 'success',
  sold: 'neutral',
};

/** A company's own backend may have statuses that we have never heard of: those are stated without a judgement. */
export function statusTone(key: string): StatusTone {
  return Object.hasOwn(tones, key) ? (tones[key] ?? 'neutral') : 'neutral';
}
