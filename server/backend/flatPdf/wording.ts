import type { Day } from '#contract/common.ts';
import { formatArea, formatMoney, formatNumber } from '#domain/amounts.ts';
import { discountOn, priceOn } from '#domain/money/discount.ts';
import { monthlyInstalment } from '#domain/money/monthlyPayment.ts';
import { type Language, languageTag } from '#domain/languages.ts';
import { localizedPath, pathTo } from '#domain/pages.ts';
import { textOf } from '../../texts.ts';
import { flatsWithDiscounts, type WholeFlat } from '../responses/flats.ts';
import type { Content, Project } from '../content/assemble.ts';
import { formatDay } from '../format.ts';

/** The texts of the PDF of a flat. */
export interface Wording {
  languageTag: string;
  brand: string;
  project: string;
  address: string;
  title: string;
  place: string;
  status: { text: string; free: boolean };
  /** With `²` and units. */
  totalArea: string;
  areas: readonly FlatFact[];
  /** Null: the flat is sold, and its price is private. */
  price: string | null;
  pricePerM2: string | null;
  /** The price without a discount, and the offer; null where there is none. */
  listPrice: string | null;
  instalment: readonly string[];
  spaces: { heading: string; rows: readonly FlatFact[] };
  orientation: { label: string; text: string; sides: WholeFlat['orientation'] };
  link: { label: string; href: string } | null;
  contacts: readonly string[];
  asOf: string;
  note: string;
  noPlan: string;
  /** For readers who do not see the plan. */
  planAlt: string;
  floor: FloorPlace | null;
}

/** Where the flat lies on its floor: an outline in the pixels of the floor's drawing. */
interface FloorPlace {
  label: string;
  image: { src: string; width: number; height: number };
  outline: string;
}

export interface FlatFact {
  label: string;
  value: string;
}

/** The lightest instalment of the project's usual down payment: over the longest term, in whole months. */
function instalmentOf(
  language: Language,
  { instalment }: Project,
  flat: WholeFlat,
  price: number | null,
): readonly string[] {
  if (instalment === null || price === null || flat.status === 'sold') return [];
  const { down_payment_percent: percent, months } = instalment;
  const { down, monthly } = monthlyInstalment(price, percent.default, months.max);
  return [
    textOf(language, 'flatPdf:instalment.monthly', { sum: formatMoney(monthly, language) }),
    textOf(language, 'flatPdf:instalment.terms', {
      percent: formatNumber(percent.default, language),
      sum: formatMoney(down, language),
      months: formatNumber(months.max, language),
    }),
  ];
}

export interface FlatPdfData {
  content: Content;
  project: Project;
  flat: WholeFlat;
  language: Language;
  /** The day of the facts. */
  day: Day;
}

/** Where links of PDFs lead. */
export interface LinkedSite {
  /** Undefined when unknown: PDFs have no links then. */
  origin: string | undefined;
  defaultLanguage: Language;
}

/** What is paid for the flat, in kopiykas, and the titles of the offers that make it so. */
export interface PaidPrice {
  readonly price: number;
  readonly offers: readonly string[];
}

interface WordingData extends FlatPdfData {
  site: LinkedSite;
  /** With the offers of the visitor's choice; undefined where nothing is known of costs. */
  paid: PaidPrice | undefined;
}

export function flatOf(content: Content, project: Project, id: string, day: Day): WholeFlat | undefined {
  return flatsWithDiscounts(content, project, day).find((flat) => flat.id === id);
}

function floorPlaceOf({ sitePlan }: Project, { id, floor }: WholeFlat, language: Language): FloorPlace | null {
  const row = sitePlan.floors.find(({ flats }) => flats.includes(id));
  const plan = sitePlan.floor_plans.find(({ key }) => key === row?.plan);
  const place = plan?.places[row?.flats.indexOf(id) ?? -1];
  if (plan === undefined || place === undefined) return null;
  return {
    label: textOf(language, 'flatPdf:floor', { floor: String(floor) }),
    image: plan.image,
    outline: place.outline,
  };
}

/** The URL of the flat's page; undefined without an origin. */
function hrefOf({ origin, defaultLanguage }: LinkedSite, { project, flat, language }: FlatPdfData): string | undefined {
  const path = pathTo('flat', { alias: project.alias, id: flat.id });
  return origin && `${origin}${localizedPath(path, language, defaultLanguage)}`;
}

export function wordingOf({ site, paid, ...data }: WordingData): Wording {
  const { content, project, flat, language, day } = data;
  const href = hrefOf(site, data);
  const area = (value: number): string => textOf(language, 'housing:area', { value: formatArea(value, language) });
  const { phone, email, legal } = content.contacts;
  const isSold = flat.status === 'sold';
  const discount = discountOn(flat, day);
  const price = paid?.price ?? priceOn(flat, day);
  const offers = paid?.offers ?? (discount === null ? [] : [discount.offer.title]);
  const sides = flat.orientation.map((side) => textOf(language, `flats:side.${side}`));
  return {
    languageTag: languageTag(language),
    brand: textOf(language, 'brand:name'),
    project: project.title,
    address: project.address,
    title: textOf(language, 'flatPdf:title', {
      rooms: textOf(language, `flatWords:rooms.${flat.rooms}`),
      number: String(flat.number),
    }),
    place: textOf(language, 'flatPdf:place', {
      building: flat.building.name,
      section: String(flat.section),
      floor: String(flat.floor),
    }),
    status: { text: textOf(language, `flats:status.${flat.status}`), free: flat.status === 'free' },
    totalArea: area(flat.total_area),
    areas: [
      { label: textOf(language, 'flat:spaces.living'), value: area(flat.living_area) },
      { label: textOf(language, 'flat:spaces.kitchen'), value: area(flat.kitchen_area) },
    ],
    price: isSold ? null : price === null ? textOf(language, 'housing:priceOnRequest') : formatMoney(price, language),
    listPrice:
      offers.length === 0 || flat.price === null
        ? null
        : textOf(language, 'flatPdf:listPrice', {
            price: formatMoney(flat.price, language),
            offer: offers.join(', '),
          }),
    pricePerM2:
      isSold || flat.price_per_m2 === null || offers.length > 0
        ? null
        : textOf(language, 'housing:pricePerM2', { price: formatMoney(flat.price_per_m2, language) }),
    instalment: instalmentOf(language, project, flat, price),
    spaces: {
      heading: textOf(language, 'flatPdf:spaces'),
      rows: flat.spaces.map(({ name, area: own }) => ({ label: name, value: area(own) })),
    },
    orientation: { label: textOf(language, 'flatPdf:orientation'), text: sides.join(', '), sides: flat.orientation },
    link: href === undefined ? null : { label: textOf(language, 'flatPdf:link'), href },
    contacts: [phone, email, legal.name, legal.address],
    asOf: textOf(language, 'flatPdf:asOf', { date: formatDay(day, language) }),
    note: textOf(language, 'flatPdf:note'),
    noPlan: textOf(language, 'flatPdf:noPlan'),
    planAlt: flat.plan?.alt ?? textOf(language, 'flatPdf:noPlan'),
    floor: floorPlaceOf(project, flat, language),
  };
}
