import type * as Contract from '#contract/calculator.ts';
import { alias, area, money, months, percent, term } from './common.ts';
import { discount, type FlatStatus } from './flat.ts';
import { mortgageProgramme, type MortgageProgramme } from './mortgage.ts';
import { rooms } from './project.ts';
import { purchaseCosts, type PurchaseCosts } from './purchaseCost.ts';
import { flag, list, mapped, object, oneOf, text, unique, whole, type Read, type Reader } from './read.ts';

/** The alias is known from the request. */
type WireProject = Omit<Contract.CalculatorProject, 'alias'> & { alias: string };
type WireRules = Read<Contract.InstalmentRules>;

export type CalculatorFlat = Read<Contract.CalculatorFlat> & { readonly status: FlatStatus };
export type InstalmentRules = WireRules & { readonly dollar_peg: boolean };
export type CalculatorProject = Omit<Read<WireProject>, 'instalment' | 'mortgages' | 'flat' | 'costs'> & {
  readonly instalment: InstalmentRules | null;
  readonly mortgages: readonly MortgageProgramme[];
  readonly flat: CalculatorFlat | null;
  readonly costs: PurchaseCosts | null;
  /** Whether the response has the field `flat`, null included. */
  readonly tells_flat: boolean;
  /** `price_from` is null, not absent. */
  readonly nothing_on_sale: boolean;
};

const wireRules = object<Contract.InstalmentRules>(
  {
    down_payment_percent: object<Contract.InstalmentRules['down_payment_percent']>(
      { min: percent, max: percent, default: percent },
      {},
    ),
    months: object<Contract.InstalmentRules['months']>({ min: months, max: months, default: months }, {}),
  },
  { part_months: list(oneOf(1, 3)), dollar_peg: flag, late_fee_percent: percent },
);

/** By default parts are monthly and in hryvnias. */
const rules: Reader<InstalmentRules> = mapped(wireRules, (taken) => ({
  ...taken,
  part_months: taken.part_months.length === 0 ? [1] : taken.part_months,
  dollar_peg: taken.dollar_peg ?? false,
}));

const wireFlat = object<Contract.CalculatorFlat>(
  { id: alias },
  {
    building: term,
    section: whole(1),
    floor: whole(),
    number: whole(1),
    rooms,
    total_area: area,
    status: oneOf('free', 'reserved', 'sold'),
    price: money,
    discount,
  },
);

const flat: Reader<CalculatorFlat> = mapped(wireFlat, (taken) => ({ ...taken, status: taken.status ?? 'free' }));

const wireProject = object<WireProject>(
  { alias },
  {
    title: text,
    price_per_m2: money,
    price_from: money,
    examples: list(
      object<NonNullable<Contract.CalculatorProject['examples']>[number]>(
        { rooms, total_area: area, price: money },
        {},
      ),
    ),
    instalment: rules,
    mortgages: unique(list(mortgageProgramme), 'key'),
    flat,
    costs: purchaseCosts,
    reservation: object<Contract.ReservationTerms>({ hours: whole(1) }, {}),
  },
);

export const calculatorProject: Reader<CalculatorProject> = (value, path) => {
  // The parts have defaults, which `Read` does not express.
  const taken = wireProject(value, path) as Omit<CalculatorProject, 'tells_flat' | 'nothing_on_sale'> | undefined;
  if (taken === undefined) return undefined;
  const given = value as { readonly flat?: unknown; readonly price_from?: unknown };
  return {
    ...taken,
    tells_flat: given.flat === null || taken.flat !== null,
    nothing_on_sale: given.price_from === null,
  };
};
