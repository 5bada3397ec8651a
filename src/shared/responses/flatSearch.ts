import type * as Contract from '#contract/flatSearch.ts';
import { alias, meta, money, months, position, term } from './common.ts';
import { type Flat, flat } from './flat.ts';
import { projectReference } from './offer.ts';
import { readiness } from './project.ts';
import { flag, list, object, text, whole, type Read, type Reader } from './read.ts';

export type FlatOption = Read<Contract.FlatOption>;
export type FlatPin = Read<Contract.FlatPin>;
export type FlatStep = Read<Contract.FlatStep>;
export type FoundFlat = Omit<Read<Contract.FoundFlat>, 'flat'> & { readonly flat: Flat };
export type FlatSearchData = Omit<Read<Contract.FlatSearchData>, 'flats' | 'nearest'> & {
  readonly flats: readonly FoundFlat[];
  readonly nearest: readonly FoundFlat[];
};

const option = object<Contract.FlatOption>({ key: text, count: whole(0) }, { name: text, has_rules: flag });
const step = object<Contract.FlatStep>({ bound: whole(), from: whole(0), to: whole(0) }, {});
const pin = object<Contract.FlatPin>({ alias, title: text, position, count: whole(1) }, { price_from: money });
const options = list(option);
const steps = list(step);
const payment = object<Contract.FlatPayment>(
  { monthly: money, down: money, months },
  { monthly_max: money, programme: term },
);
const found = object<Contract.FoundFlat>(
  { flat, project: projectReference },
  { district: term, readiness, top_floor: whole(), payment },
);

export const flatSearchData = object<Contract.FlatSearchData>(
  { flats: list(found), meta },
  {
    options: object<Contract.FlatSearchData['options'] & object>(
      {},
      {
        rooms: options,
        area: options,
        high: options,
        not_first: options,
        not_last: options,
        side: options,
        outlook: options,
        district: options,
        project: options,
        safety: options,
        programme: options,
        offer: options,
      },
    ),
    steps: object<Contract.FlatSearchData['steps'] & object>(
      {},
      { price: steps, monthly: steps, months: steps, floor: steps, ready: steps },
    ),
    pins: list(pin),
    relaxations: list(object<{ condition: string; count: number }>({ condition: text, count: whole(1) }, {})),
    nearest: list(found),
  },
) as unknown as Reader<FlatSearchData>;
