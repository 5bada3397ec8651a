import type { LeadReceipt, TimeWindow } from '#contract/lead.ts';

function isWindow(value: unknown): value is TimeWindow {
  const { from, to } = (value ?? {}) as Partial<Record<keyof TimeWindow, unknown>>;
  return [from, to].every((moment) => typeof moment === 'string' && !Number.isNaN(Date.parse(moment)));
}

/** A company's own backend may answer a lead with whatever it likes: null, when that is no receipt. */
export function toReceipt(data: unknown): LeadReceipt | null {
  const { number, token, received_at, call_expected } = (data ?? {}) as Partial<Record<keyof LeadReceipt, unknown>>;
  if (typeof number !== 'string' || typeof token !== 'string') return null;
  return {
    number,
    token,
    received_at: String(received_at),
    call_expected: isWindow(call_expected) ? call_expected : null,
  };
}
