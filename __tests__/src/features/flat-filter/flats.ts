import type { Flat } from '#shared/responses';

let made = 0;

/** A flat with the fields that a test sets; the rest does not matter. */
export const flat = (given: Partial<Flat> = {}): Flat => {
  made += 1;
  return {
    id: `a-1-2-${made}`,
    building: { key: 'a', name: 'A' },
    section: 1,
    floor: 2,
    number: made,
    rooms: 1,
    total_area: 40,
    living_area: 20,
    kitchen_area: 10,
    spaces: [],
    orientation: [],
    outlook: [],
    status: 'free',
    price: 2_000_000_00,
    price_per_m2: 50_000_00,
    discount: null,
    layout: '1a',
    plan: null,
    ...given,
  };
};
