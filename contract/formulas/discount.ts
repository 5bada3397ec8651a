interface Discounted<Discount> {
  readonly status: string;
  readonly discount?: Discount | undefined;
}

/** The discount of a free flat on a day in Kyiv, `YYYY-MM-DD`, its last day included; while the day is unknown (null) it holds. */
export function discountOn<Discount extends { readonly valid_from: string; readonly valid_until: string | null }>(
  { status, discount }: Discounted<Discount>,
  today: string | null,
): Discount | null {
  if (discount === undefined || status !== 'free') return null;
  const { valid_from: from, valid_until: until } = discount;
  return today === null || (from <= today && (until === null || today <= until)) ? discount : null;
}
