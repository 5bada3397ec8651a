import type * as Contract from '#contract/common.ts';
import { titleOfAlias } from '#domain/alias.ts';
import type { ImageVariant } from '#contract/image.ts';
import type * as Wire from '#contract/image.ts';
import {
  address,
  anyText,
  asObject,
  day,
  list,
  mapped,
  matching,
  number,
  object,
  oneOf,
  orNull,
  text,
  whole,
  type Image,
  type Read,
  type Reader,
} from './read.ts';

export type Term = Read<Contract.Term>;
export type Position = Read<Contract.Position>;
export type Meta = Read<Contract.Meta>;
export type PublishedSource = Read<Contract.PublishedSource>;
export type Seo = Read<Contract.Seo>;
export type PreviewImage = Read<Contract.PreviewImage>;

/** Integer kopiykas. A backend that has no price may say 0. */
export const money = whole(1);
export const percent = number(0, 100);
/** Of a loan or an instalment plan: payments are computed for each of them. */
export const months = whole(1, 600);
/** m² */
export const area = number(Number.MIN_VALUE);
export const emailAddress = matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address');
export const clock = matching(/^(?:[01]\d|2[0-4]):[0-5]\d$/, 'HH:MM');
export const moment = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/, 'a moment in ISO');
export const term = object<Contract.Term>({ key: text, name: text }, {});
export const publishedSource = object<Contract.PublishedSource>({ name: text, url: orNull(address), date: day }, {});
export const position = object<Contract.Position>({ lat: number(-90, 90), lon: number(-180, 180) }, {});

const variant = object<ImageVariant>({ src: address, width: whole(1), format: oneOf('avif', 'webp') }, {});

/** Pixels, for a picture without a size. */
const usual = { width: 1600, height: 1200 };

const wireImage = object<Wire.Image, { readonly [Key in 'width' | 'height' | 'alt']: Image[Key] | null }>(
  { src: address },
  { width: whole(1), height: whole(1), alt: anyText, placeholder: text, variants: list(variant) },
);

/** A picture stays without its optional fields. */
export const image: Reader<Image> = mapped(wireImage, ({ src, width, height, alt, placeholder, variants }) => ({
  src,
  ...(width === null || height === null ? usual : { width, height }),
  alt: alt ?? '',
  placeholder,
  variants,
}));

const previewImage = object<Contract.PreviewImage>(
  { src: address, width: whole(1), height: whole(1), alt: anyText },
  {},
);

export const seo = object<Contract.Seo>({}, { title: text, description: text, image: previewImage });

const wireMeta = object<Contract.Meta>(
  { current_page: whole(1), last_page: whole(1) },
  { per_page: whole(1), total: whole(0) },
);

/** A list without `meta` has one page. */
export const meta: Reader<Meta> = (value, path) =>
  wireMeta(value, path) ?? { current_page: 1, last_page: 1, per_page: null, total: null };

export function titled<T extends { readonly alias: string; readonly title: string }>(read: Reader<T>): Reader<T> {
  // An absent title is null here, despite its type.
  return mapped(read, (taken) => ({ ...taken, title: (taken.title as string | null) ?? titleOfAlias(taken.alias) }));
}

/** A response for one alias gets the requested alias, even if it names another. */
export function withAlias<T>(read: Reader<T>, requestedAlias: string): Reader<T> {
  return (value, path) => {
    const given = asObject(value);
    return read(given === undefined ? value : { ...given, alias: requestedAlias }, path);
  };
}
