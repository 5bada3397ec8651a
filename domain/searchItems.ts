import { discountOn, priceOn, pricePerM2On } from './discount.ts';
import { isFlatEligible } from './eligibility.ts';
import { byKeys } from './byKeys.ts';
import {
  built,
  flatSearch,
  type FlatSearchFilter,
  type SearchFlat,
  type SearchItem,
  type SearchProject,
  type SearchWay,
} from './flatSearch.ts';
import { instalmentPart } from './instalment.ts';
import { mortgagePart } from './mortgage.ts';
import { shareOf } from './payment.ts';

function readyOf({ readiness }: SearchProject): number | null {
  if (readiness?.percent === 100) return built;
  const month = readiness?.month ?? null;
  return month === null ? null : Number(month.slice(0, 4));
}

/** As `waysToPay.ts` has them before what else is due. */
function waysOf(
  { longest_instalment: plan, mortgages, readiness }: SearchProject,
  price: number | null,
  area: number | null,
  today: string | null,
): readonly SearchWay[] {
  const parts = { programme: null, months: plan?.months ?? null };
  if (price === null) return [{ ...parts, down: null, monthly: null }];
  const down = plan ? shareOf(price, plan.down_payment_percent) : null;
  const monthly = plan && down !== null ? instalmentPart({ price, down, months: plan.months, partMonths: 1 }) : null;
  const completed = readiness?.month ?? null;
  return [
    { ...parts, down, monthly },
    ...(mortgages ?? []).flatMap(({ key, rules, months_max: months, down_payment_percent_min: percent, stages }) => {
      const isOpen = rules === null || (today !== null && isFlatEligible(rules, { price, area, completed }, today));
      if (!isOpen) return [];
      const least = shareOf(price, percent);
      return { programme: key, months, down: least, monthly: mortgagePart({ loan: price - least, months, stages }) };
    }),
  ];
}

interface ProjectFlats<F, P> {
  readonly project: P;
  readonly flats: readonly F[];
}

/** The free flats of all projects, with the prices of `today`. */
export function searchItems<F extends SearchFlat, P extends SearchProject>(
  projects: readonly ProjectFlats<F, P>[],
  today: string | null,
): readonly SearchItem<F, P>[] {
  return projects.flatMap(({ project, flats }) => {
    const tops = new Map<string, number>();
    const sectionOf = (flat: F): string => `${flat.section ?? ''} ${flat.building?.key ?? ''}`;
    for (const flat of flats) {
      if (flat.floor === null || flat.floor === undefined) continue;
      const section = sectionOf(flat);
      tops.set(section, Math.max(tops.get(section) ?? -Infinity, flat.floor));
    }
    const ready = readyOf(project);
    return flats.flatMap((flat) => {
      // A flat without a status is for sale.
      const { status = 'free' } = flat;
      if (status !== 'free') return [];
      const dated = { ...flat, status, price: flat.price ?? null, price_per_m2: flat.price_per_m2 ?? null };
      const price = priceOn(dated, today);
      return {
        flat,
        project,
        price,
        pricePerM2: pricePerM2On(dated, today),
        ways: waysOf(project, price, flat.total_area ?? null, today),
        discounted: dated.price !== null && discountOn(dated, today) !== null,
        topFloor: tops.get(sectionOf(flat)) ?? null,
        ready,
      };
    });
  });
}

/** How a found flat can be paid. Money is kopiykas. */
interface FoundPayment {
  readonly monthly: number;
  readonly down: number;
  readonly months: number;
  /** The name of the mortgage programme; without it by instalments. */
  readonly programme?: string;
}

/** The way with the least monthly sum that answers a search for a payment; null where none is asked for or none fits. */
export function paymentFound(item: SearchItem, { monthly, months, programme }: FlatSearchFilter): FoundPayment | null {
  const asked = { ...flatSearch.none, monthly, months, programme };
  if (flatSearch.chosen(asked).length === 0) return null;
  const isFit = flatSearch.partMatcher(asked);
  const payments = item.ways.flatMap((way): FoundPayment[] => {
    const { programme: key, ...terms } = way;
    if (terms.monthly === null || terms.down === null || terms.months === null || !isFit({ item, way })) return [];
    const { monthly: sum, down, months: term } = terms;
    const name = item.project.mortgages?.find((mortgage) => mortgage.key === key)?.name;
    return [{ monthly: sum, down, months: term, ...(name !== undefined && { programme: name }) }];
  });
  return payments.toSorted(byKeys((payment) => payment.monthly))[0] ?? null;
}
