import type * as Contract from '#contract/planning.ts';
import { alias, area, image, money, percent, term } from './common.ts';
import { rooms } from './project.ts';
import { day, list, mapped, object, oneOf, text, whole, type Read, type Reader } from './read.ts';

export type FlatStatus = Contract.FlatStatus;
export type Flat = Read<Contract.Flat> & { readonly status: FlatStatus };
export type FlatDiscount = Read<Contract.FlatDiscount>;
export type FlatSpace = Read<Contract.FlatSpace>;

const space = object<Contract.FlatSpace>({ name: text, area }, {});

export const discount = object<Contract.FlatDiscount>(
  { percent, price: money, offer: object<Contract.FlatDiscount['offer']>({ alias, title: text }, {}) },
  { valid_from: day, valid_until: day },
);

const wireFlat = object<Contract.Flat>(
  { id: alias },
  {
    building: term,
    section: whole(1),
    floor: whole(),
    number: whole(1),
    rooms,
    total_area: area,
    living_area: area,
    kitchen_area: area,
    spaces: list(space),
    orientation: list(oneOf('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw')),
    outlook: list(oneOf('park', 'courtyard', 'street')),
    status: oneOf('free', 'reserved', 'sold'),
    price: money,
    price_per_m2: money,
    discount,
    layout: text,
    plan: image,
  },
);

/** A flat without a status is for sale. A discount without a price is dropped. */
export const flat: Reader<Flat> = mapped(wireFlat, (taken) => ({
  ...taken,
  status: taken.status ?? 'free',
  discount: taken.price === null ? null : taken.discount,
}));

export const plannings: Reader<readonly Flat[]> = list(flat);
