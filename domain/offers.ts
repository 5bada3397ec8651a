import { isValidOn, keepsOffers } from './money/discount.ts';
import { hryvniaShareOf } from './money/payment.ts';

/*
 * What offers take off the price of a flat. Money is integer kopiykas, and every reduction is rounded to the hryvnia by itself, as the
 * lines of `purchaseCost.ts` are. A module of its own: the calculator loads it without them.
 */

/** The flats that an offer holds for; an empty list and a null bound are no condition. */
export interface OfferConditions {
  readonly rooms: readonly number[];
  /** Keys. */
  readonly buildings: readonly string[];
  readonly floor_from: number | null;
  readonly floor_to: number | null;
}

/** An offer that lowers the price of flats. */
export interface OfferRule {
  readonly alias: string;
  readonly percent: number;
  /** Whether it combines with other offers; one that does not applies alone or not at all. */
  readonly combines: boolean;
  /** What a buyer has to be or do for it; null: it holds for everybody. */
  readonly claim: string | null;
  readonly flats: OfferConditions | null;
  /** `YYYY-MM-DD`, both included; null: no bound. */
  readonly valid_from: string | null;
  readonly valid_until: string | null;
}

export interface CombinationRules {
  /** sum: offers that combine add up; best: the largest counts alone. */
  readonly combine: 'sum' | 'best';
  /** What a per cent is of: the list price, or what the offers before have left of it. */
  readonly of: 'list' | 'rest';
  /** All offers together, per cent of the list price; null: no bound. */
  readonly cap_percent: number | null;
}

/** How offers combine unless the company says otherwise. */
export const usualOfferRules: CombinationRules = { combine: 'best', of: 'list', cap_percent: null };

export interface PricedFlat {
  readonly status: string;
  /** The list price. */
  readonly price: number;
  readonly rooms: number | null;
  readonly floor: number | null;
  readonly building: { readonly key: string } | null;
}

export function fitsOffer(
  { rooms, floor, building }: Pick<PricedFlat, 'rooms' | 'floor' | 'building'>,
  flats: OfferConditions,
): boolean {
  return (
    (flats.rooms.length === 0 || (rooms !== null && flats.rooms.includes(rooms))) &&
    (flats.buildings.length === 0 || (building !== null && flats.buildings.includes(building.key))) &&
    (flats.floor_from === null || (floor !== null && floor >= flats.floor_from)) &&
    (flats.floor_to === null || (floor !== null && floor <= flats.floor_to))
  );
}

export interface OfferLine<Offer> {
  readonly offer: Offer;
  /** What it takes off the price; 0 unless it is applied. */
  readonly amount: number;
  /**
   * `unclaimed`: the buyer has not claimed it; `outweighed`: offers with which it does not combine are worth more.
   */
  readonly state: 'applied' | 'unclaimed' | 'outweighed';
  /** The bound of all offers together has cut it. */
  readonly capped: boolean;
}

type Cut<Offer> = Pick<OfferLine<Offer>, 'offer' | 'amount' | 'capped'>;

function reductions<Offer extends OfferRule>(
  price: number,
  offers: readonly Offer[],
  { of, cap_percent: cap }: CombinationRules,
): readonly Cut<Offer>[] {
  const most = Math.min(price, hryvniaShareOf(price, cap ?? 100));
  let taken = 0;
  return offers.map((offer) => {
    const full = hryvniaShareOf(of === 'list' ? price : price - taken, offer.percent);
    const amount = Math.min(full, most - taken);
    taken += amount;
    return { offer, amount, capped: amount < full };
  });
}

export const totalAmount = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The offers that hold for a flat on a day, in the order in which they are given, and what each takes off the list price. The set
 * that lowers it most counts: all offers that combine, or one that does not. Of equal sets the first counts. `claimed` has the
 * aliases of the offers that the buyer has a right to; while the day is unknown (null) every offer holds.
 */
export function offerLines<Offer extends OfferRule>(
  flat: PricedFlat,
  offers: readonly Offer[],
  rules: CombinationRules,
  today: string | null,
  claimed: ReadonlySet<string> = new Set(),
): readonly OfferLine<Offer>[] {
  if (!keepsOffers(flat.status)) return [];
  const holding = offers.filter(
    (offer) => (offer.flats === null || fitsOffer(flat, offer.flats)) && isValidOn(offer, today),
  );
  const claimable = holding.filter(({ alias, claim }) => claim === null || claimed.has(alias));
  const combining = rules.combine === 'sum' ? claimable.filter(({ combines }) => combines) : [];
  const alone = claimable.filter((offer) => !combining.includes(offer));
  const sets = [combining, ...alone.map((offer) => [offer])].map((set) => reductions(flat.price, set, rules));
  const best = sets.reduce<readonly Cut<Offer>[]>(
    (most, set) => (totalAmount(set) > totalAmount(most) ? set : most),
    [],
  );
  return holding.map((offer) => {
    const cut = best.find((each) => each.offer === offer);
    if (cut !== undefined) return { ...cut, state: 'applied' };
    return { offer, amount: 0, capped: false, state: claimable.includes(offer) ? 'outweighed' : 'unclaimed' };
  });
}
