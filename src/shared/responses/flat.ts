import type * as SearchContract from '#contract/projects/flatSearch.ts';
import type * as Contract from '#contract/projects/planning.ts';
import type * as ReservationContract from '#contract/leads/reservation.ts';
import type * as PlanContract from '#contract/projects/sitePlan.ts';
import { compassSides, flatStatuses, outlooks } from '#domain/flats/flatValues.ts';
import { reservationStatuses } from '#domain/reservation.ts';
import { area, image, meta, moment, money, months, percent, position, term } from './common.ts';
import { projectReference } from './offer.ts';
import { readiness, rooms } from './project.ts';
import {
  alias,
  day,
  flag,
  list,
  mapped,
  matching,
  number,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  text,
  whole,
} from './read.ts';

export type FlatStatus = Contract.FlatStatus;

export interface StatedStatus {
  readonly status: FlatStatus;
  /** The backend does not state it: filters take the flat for free, and nothing says so. */
  readonly status_assumed?: true;
}

export type Flat = Read<Contract.Flat> & StatedStatus;
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
    orientation: list(oneOf(...compassSides)),
    outlook: list(oneOf(...outlooks)),
    status: oneOf(...flatStatuses),
    price: money,
    price_per_m2: money,
    discount,
    layout: text,
    plan: image,
  },
);

/** A flat without a status passes for one that is for sale. A discount without a price is dropped. */
export const flat: Reader<Flat> = mapped(wireFlat, (taken) => ({
  ...taken,
  ...(taken.status === null ? { status: 'free', status_assumed: true } : { status: taken.status }),
  discount: taken.price === null ? null : taken.discount,
}));

export const plannings: Reader<readonly Flat[]> = list(flat);

export type FlatOption = Read<SearchContract.FlatOption>;
export type FlatPin = Read<SearchContract.FlatPin>;
export type FlatStep = Read<SearchContract.FlatStep>;

interface WithFlat {
  readonly flat: Flat;
}

export type FoundFlat = Read<SearchContract.FoundFlat, WithFlat>;

interface WithFlats {
  readonly flats: readonly FoundFlat[];
  readonly nearest: readonly FoundFlat[];
}

export type FlatSearchData = Read<SearchContract.FlatSearchData, WithFlats>;

const option = object<SearchContract.FlatOption>({ key: text, count: whole(0) }, { name: text, has_rules: flag });
const step = object<SearchContract.FlatStep>({ bound: whole(), from: whole(0), to: whole(0) }, {});
const pin = object<SearchContract.FlatPin>({ alias, title: text, position, count: whole(1) }, { price_from: money });
const options = list(option);
const steps = list(step);
const payment = object<SearchContract.FlatPayment>(
  { monthly: money, down: whole(0), months },
  { monthly_max: money, programme: term },
);
const found = object<SearchContract.FoundFlat, WithFlat>(
  { flat, project: projectReference },
  { district: term, readiness, top_floor: whole(), payment },
);

export const flatSearchData = object<SearchContract.FlatSearchData, WithFlats>(
  { flats: list(found), meta },
  {
    options: object<SearchContract.FlatSearchData['options'] & object>(
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
    steps: object<SearchContract.FlatSearchData['steps'] & object>(
      {},
      { price: steps, monthly: steps, months: steps, floor: steps, ready: steps },
    ),
    pins: list(pin),
    relaxations: list(object<{ condition: string; count: number }>({ condition: text, count: whole(1) }, {})),
    nearest: list(found),
  },
);

export type SitePlan = Read<PlanContract.SitePlan>;
export type Outline = PlanContract.Outline;
export type PicturePoint = Read<PlanContract.PicturePoint>;

const outline = matching(/^M[\d\s.,MLHVZmlhvz-]*[Zz]$/, 'straight lines of SVG');
const point = object<PlanContract.PicturePoint>({ x: number(), y: number() }, {});

const facade = object<PlanContract.Facade>(
  {
    image,
    floors: list(object<PlanContract.Facade['floors'][number]>({ section: whole(1), floor: whole(), outline }, {})),
  },
  {},
);

/** An extension of ours: its parts are whole or left out. */
export const sitePlan: Reader<SitePlan> = object<PlanContract.SitePlan>(
  {
    image: orNull(image),
    buildings: list(
      object<PlanContract.SitePlanBuilding>({ key: text, outline, label_at: point, facade: orNull(facade) }, {}),
    ),
    floor_plans: list(
      object<PlanContract.FloorPlan>(
        {
          key: text,
          image,
          places: list(object<PlanContract.FloorPlan['places'][number]>({ outline, label_at: point }, {})),
        },
        {},
      ),
    ),
    floors: list(
      object<PlanContract.SitePlanFloor>(
        {
          building: text,
          section: whole(1),
          floor: whole(),
          plan: orNull(text),
          // A place of a floor plan that is not for sale is null.
          flats: (value, path) => list(orNull(alias))(value, path),
        },
        {},
      ),
    ),
  },
  {},
);

/** A reservation has all its fields, or is none: its page computes with each of them. */
export const reservation: Reader<ReservationContract.Reservation> = object<ReservationContract.Reservation>(
  {
    number: text,
    status: oneOf(...reservationStatuses),
    project: alias,
    flat: text,
    reserved_at: moment,
    ends_at: moment,
    seconds_left: whole(0),
    can_cancel: flag,
  },
  {},
);
