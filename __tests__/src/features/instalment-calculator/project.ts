import type { CalculatorFlat, CalculatorProject, InstalmentRules } from '#shared/responses';

const rules: InstalmentRules = {
  down_payment_percent: { min: 20, max: 90, default: 30 },
  months: { min: 3, max: 24, default: 24 },
  part_months: [1, 3],
  dollar_peg: true,
  late_fee_percent: 0.1,
};

export const flat: CalculatorFlat = {
  id: 'a-1-3-9',
  building: { key: 'a', name: 'House A' },
  section: 1,
  floor: 3,
  number: 9,
  rooms: 2,
  total_area: 60,
  status: 'free',
  price: 3_000_000_00,
  discount: null,
};

export const project: CalculatorProject = {
  alias: 'park',
  title: 'Park',
  price_per_m2: 50_000_00,
  price_from: 2_000_000_00,
  examples: [{ rooms: 2, total_area: 64.3, price: 3_536_500_00 }],
  instalment: rules,
  mortgages: [
    {
      key: 'state_3',
      name: 'State programme, 3%',
      bank: 'Banks',
      note: 'For teachers.',
      down_payment_percent_min: 20,
      months_max: 240,
      stages: [
        { from_month: 1, annual_rate_percent: 3 },
        { from_month: 121, annual_rate_percent: 6 },
      ],
      rules: null,
    },
    {
      key: 'bank',
      name: 'A bank',
      bank: 'Bank',
      note: 'For everybody.',
      down_payment_percent_min: 30,
      months_max: 240,
      stages: [{ from_month: 1, annual_rate_percent: 15.9 }],
      rules: null,
    },
  ],
  flat: null,
  costs: null,
  reservation: null,
  tells_flat: false,
  nothing_on_sale: false,
};
