interface Discounted<Discount> {
  readonly status?: string | null | undefined;
  readonly discount?: Discount | null | undefined;
}

interface Dated {
  /** Missing: it has begun. */
  readonly valid_from?: string | null | undefined;
  /** Missing: until withdrawn. */
  readonly valid_until?: string | null | undefined;
}

/** An offer ends with a sale, not with a reservation: a buyer who reserves a flat does not lose the price for which they reserve it. */
export const keepsOffers = (status: string | null | undefined): boolean => status === 'free' || status === 'reserved';

/** Whether it holds on a day in Kyiv, `YYYY-MM-DD`, its last day included; while the day is unknown (null) it does. */
export function isValidOn({ valid_from: from, valid_until: until }: Dated, today: string | null): boolean {
  return today === null || ((!from || from <= today) && (!until || today <= until));
}

/** The discount of an unsold flat on that day. */
export function discountOn<Discount extends Dated>(
  { status, discount }: Discounted<Discount>,
  today: string | null,
): Discount | null {
  return discount && keepsOffers(status) && isValidOn(discount, today) ? discount : null;
}

interface Priced {
  readonly status?: string | null | undefined;
  readonly price: number | null;
  readonly discount?: (Dated & { readonly price: number }) | null | undefined;
}

/** The price of a flat on that day, with the discount that holds then; null: on request. */
export function priceOn(flat: Priced, today: string | null): number | null {
  return flat.price === null ? null : (discountOn(flat, today)?.price ?? flat.price);
}

/** What a square metre costs on that day, to the kopiyka. */
export function pricePerM2On(
  flat: Priced & { readonly price_per_m2: number | null },
  today: string | null,
): number | null {
  const [price, perM2] = [priceOn(flat, today), flat.price_per_m2];
  return price === null || flat.price === null || perM2 === null ? perM2 : Math.round((perM2 * price) / flat.price);
}
