import type * as PassportContract from '#contract/projects/passport.ts';
import type * as ProgressContract from '#contract/projects/progress.ts';
import type * as Contract from '#contract/projects/project.ts';
import { isStated, passportKeys } from '#domain/passport.ts';
import { safetyKeys } from '#domain/safetyKeys.ts';
import { area, image, money, percent, position, seo, term } from './common.ts';
import { offerCard, type WithOffers } from './offer.ts';
import {
  address,
  alias,
  day,
  list,
  month,
  notEmpty,
  number,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  text,
  unique,
  whole,
} from './read.ts';
import { richText } from './richText.ts';

export type ProjectCard = Read<Contract.ProjectCard>;
export type Project = Read<Contract.Project, WithOffers>;
export type ProjectsData = Read<Contract.ProjectsData>;
export type Readiness = Read<Contract.Readiness>;
export type Characteristics = Read<Contract.Characteristics>;
export type InfrastructurePlace = Read<Contract.Place>;
export type InstalmentTerms = Read<Contract.InstalmentTerms>;
export type ProjectBuilding = Read<Contract.ProjectBuilding>;
export type Model3d = Read<Contract.Model3d>;
export type Aerial = Read<Contract.Aerial>;
export type AerialMarker = Read<Contract.AerialMarker>;
export type Panorama = Read<Contract.Panorama>;
export type FreeFlats = Read<Contract.FreeFlats>;

export const rooms = whole(1, 6);
export const readiness = object<Contract.Readiness>({}, { percent, month });
const range = object<Contract.ProjectCard['total_area'] & object>({ min: area, max: area }, {});
const longestInstalment = object<Contract.ProjectCard['longest_instalment'] & object>(
  { months: whole(1), down_payment_percent: percent },
  {},
);
const freeFlats = object<Contract.FreeFlats>({ rooms, total_area: area }, { prices: list(money) });

/** A plain text is its own key: SPEC.md does not define statuses. */
const status: Reader<Read<Contract.ProjectCard['status'] & object>> = (value, path) =>
  typeof value === 'string' && value !== '' ? { key: value, name: value } : term(value, path);

const cardPromised = { alias, title: text };
const cardOffered = {
  tagline: text,
  status,
  district: term,
  class: term,
  address: text,
  position,
  distance: number(0),
  readiness,
  price_per_m2: money,
  price_from: money,
  rooms: list(rooms),
  total_area: range,
  flats_free: whole(0),
  free_flats: list(freeFlats),
  longest_instalment: longestInstalment,
  image,
  safety: list(oneOf(...safetyKeys)),
};

export const projectCard: Reader<ProjectCard> = object<Contract.ProjectCard>(cardPromised, cardOffered);

const characteristics = object<Contract.Characteristics>(
  {},
  {
    class: text,
    flats_count: whole(1),
    houses_count: whole(1),
    floors: text,
    outside_walls: text,
    inside_walls: text,
    heating: text,
    building_technology: text,
    warming: text,
    ceiling_height: number(0),
    flat_condition: text,
    parking: text,
    closed_area: text,
  },
);

const place = object<Contract.Place>({ name: text }, { category: term, position, walking_minutes: whole(1) });

const instalmentTerms = object<Contract.InstalmentTerms>(
  {},
  { down_payment_percent: percent, months: whole(1), summary: text, points: list(text) },
);

const building = object<Contract.ProjectBuilding>({ key: text, name: text }, { flats_free: whole(0) });

const model = object<Contract.Model3d>({ poster: image }, { src: address, size: whole(1), note: text });

const marker = object<Contract.AerialMarker>(
  { kind: oneOf('building', 'place'), key: text, name: text, yaw: number(-180, 180), pitch: number(-90, 90) },
  {},
);

const panorama = object<Contract.Panorama>({ year: whole(), image }, { markers: list(marker) });

const aerial = object<Contract.Aerial>({ poster: image }, { panoramas: unique(list(panorama), 'year'), note: text });

const advantage = object<Contract.Project['advantages'] extends (infer Item)[] | undefined ? Item : never>(
  { title: text },
  { text },
);

/** Without a title: the list of projects has it. */
export const project = object<Contract.Project, WithOffers & { readonly title: string | null }>(
  { alias, title: orNull(text) },
  {
    ...cardOffered,
    locality: text,
    postal_code: text,
    price_to: money,
    flats_priced: whole(0),
    description: richText,
    gallery: unique(list(image), 'src'),
    advantages: list(advantage),
    characteristics: notEmpty(characteristics),
    infrastructure: list(place),
    instalment_terms: notEmpty(instalmentTerms),
    master_plan: image,
    buildings: unique(list(building), 'key'),
    model,
    aerial,
    offers: unique(list(offerCard), 'alias'),
    sales_center: alias,
    // Its form is the backend's affair, which alone reads it: two addresses, say.
    send_mail_to: text,
    seo,
  },
);

export const projectsData: Reader<ProjectsData> = object<Contract.ProjectsData>(
  { projects: list(projectCard) },
  { statuses: list(status) },
);

export type Passport = Read<PassportContract.Passport>;
export type PassportClaim = Read<PassportContract.PassportClaim>;

const wireClaim = object<PassportContract.PassportClaim>(
  {
    key: oneOf(...passportKeys),
    kind: oneOf('checked', 'designed'),
    checked: day,
    value: orNull(number(0)),
    text: orNull(text),
    document: orNull(
      object<NonNullable<PassportContract.PassportClaim['document']>>({ title: text, url: address }, {}),
    ),
  },
  {},
);

/** Drops a claim without a day or a value. */
const claim: Reader<PassportClaim> = (value, path) => {
  const taken = wireClaim(value, path);
  return taken !== undefined && isStated(taken.key, taken) ? taken : undefined;
};

export const passport: Reader<Passport> = object<PassportContract.Passport>(
  {
    claims: list(claim),
    buildings: list(
      object<PassportContract.Passport['buildings'][number]>({ key: text, name: text, claims: list(claim) }, {}),
    ),
  },
  {},
);

export type ProgressStage = Read<ProgressContract.ProgressStage>;
export type ProgressMonth = Read<ProgressContract.ProgressMonth>;
export type ProjectDocument = Read<ProgressContract.ProjectDocument>;

const stage = object<ProgressContract.ProgressStage>({ name: text }, { percent, planned_percent: percent });

export const progress: Reader<readonly ProgressMonth[]> = list(
  object<ProgressContract.ProgressMonth>(
    { month },
    { title: text, text, percent, stages: list(stage), images: list(image) },
  ),
);

export const documents: Reader<readonly ProjectDocument[]> = list(
  object<ProgressContract.ProjectDocument>(
    { url: address },
    {
      id: text,
      group: term,
      title: text,
      format: oneOf('pdf'),
      size: whole(1),
      date: day,
      number: text,
      registry_url: address,
    },
  ),
);
