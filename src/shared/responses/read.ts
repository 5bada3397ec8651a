import { asAlias } from '#domain/alias.ts';
import { isDay } from '#domain/time/isDay.ts';
import { isWebAddress, webAddressRule } from '#domain/webAddress.ts';
import type { ImageVariant } from '#contract/image.ts';
import type { RichBlock as WireBlock } from '#contract/richText.ts';

/** A picture as a page shows it. Without a size in the response it is 4 by 3. */
export interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly placeholder: string | null;
  readonly variants: readonly ImageVariant[];
}

export type RichTextBlock =
  Exclude<WireBlock, { type: 'image' }> | { readonly type: 'image'; readonly image: Image; readonly caption?: string };

/**
 * A type of the contract as the site reads it: absent and invalid fields are null, absent lists are empty. An entry with an alias has a
 * title, made of the alias if need be. `Own`: fields that their readers make of another type, such as those with defaults.
 */
export type Read<T, Own = unknown> = unknown extends Own ? ReadWhole<T> : Omit<ReadWhole<T>, keyof Own> & Own;

type ReadWhole<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends WireBlock
    ? RichTextBlock
    : T extends readonly (infer Item)[]
      ? readonly Read<Item>[]
      : 'variants' extends keyof T
        ? Image
        : {
            readonly [Key in keyof T]-?: [Key, 'alias'] extends ['title', keyof T] ? string : ReadField<T[Key]>;
          };

type ReadField<T> = undefined extends T
  ? NonNullable<T> extends readonly unknown[]
    ? Read<NonNullable<T>>
    : Read<NonNullable<T>> | null
  : Read<T>;

/** Reads a value that may be anything; undefined: absent or invalid. `path` is its place, such as `projects[3].image`. */
export type Reader<T> = (value: unknown, path: string) => T | undefined;

type PromisedKey<T> = { [Key in keyof T]: undefined extends T[Key] ? never : Key }[keyof T];
type OwnOr<Own, Key, Other> = Key extends keyof Own ? Own[Key] : Other;
type Promised<T, Own> = { readonly [Key in PromisedKey<T>]: Reader<OwnOr<Own, Key, Read<T[Key]>>> };
type Offered<T, Own> = {
  readonly [Key in Exclude<keyof T, PromisedKey<T>>]-?: Reader<NonNullable<OwnOr<Own, Key, ReadField<T[Key]>>>>;
};

const reported = new Set<string>();

/** Warns developers of an invalid field once; never with the value, which may be personal data. */
function reportInvalid(value: unknown, path: string, expected: string): undefined {
  if (process.env['NODE_ENV'] !== 'development' || value === undefined || value === null || value === '') return;
  const place = path.replaceAll(/\[\d+\]/g, '[]');
  if (reported.has(place)) return;
  reported.add(place);
  // oxlint-disable-next-line no-console -- for developers: what sent or stored it has to be fixed
  console.warn(`The ${path} does not fit and is left out: ${expected} was expected, not ${typeof value}`);
}

/** Paths cost time in a response of ten thousand flats, and only developers read them. */
const below = (path: string, key: string): string => (process.env['NODE_ENV'] === 'development' ? path + key : path);

function reader<T>(fits: (value: unknown) => value is T, expected: string): Reader<T> {
  return (value, path) => (fits(value) ? value : reportInvalid(value, path, expected));
}

export const text = reader((value): value is string => typeof value === 'string' && value.trim() !== '', 'text');
/** May be empty: an empty `alt` marks a decorative picture. */
export const anyText = reader((value) => typeof value === 'string', 'text');
export const flag = reader((value) => typeof value === 'boolean', 'true or false');

export function number(min = -Infinity, max = Infinity): Reader<number> {
  return reader(
    (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max,
    min === -Infinity ? 'a number' : `a number from ${min}${max === Infinity ? '' : ` to ${max}`}`,
  );
}

export function whole(min = -Infinity, max = Infinity): Reader<number> {
  const inside = number(min, max);
  return (value, path) =>
    Number.isSafeInteger(value) ? inside(value, path) : reportInvalid(value, path, 'a whole number');
}

export function matching(pattern: RegExp, expected: string): Reader<string> {
  return reader((value): value is string => typeof value === 'string' && pattern.test(value), expected);
}

/** An existing calendar day. */
export const day = reader(
  (value): value is string => typeof value === 'string' && isDay(value),
  'a day of the calendar, YYYY-MM-DD,',
);

export const month = matching(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'YYYY-MM');

/** The address of a link or picture. */
export const address = reader(
  (value): value is string => typeof value === 'string' && isWebAddress(value),
  webAddressRule,
);

/** The address of a contact: a page, or an application for calls or messages. */
export const contactAddress = matching(
  /^(?:https?:\/\/|(?:mailto|tel|viber|tg):)\S+$/i,
  'an http(s), mailto, tel, viber or tg address',
);

/** The name of an entry in URLs and calls. */
export const alias: Reader<string> = (value, path) => asAlias(value) ?? reportInvalid(value, path, 'an alias');

export function oneOf<const T extends string | number>(...values: readonly T[]): Reader<T> {
  return reader((value): value is T => (values as readonly unknown[]).includes(value), values.join(' or '));
}

/** Drops items with the `key` of an earlier one. */
export function unique<T, Key extends keyof T>(read: Reader<readonly T[]>, key: Key): Reader<readonly T[]> {
  return mapped(read, (items) => {
    const known = new Set<T[Key]>();
    return items.filter((item) => !known.has(item[key]) && known.add(item[key]));
  });
}

/** For a field that the contract promises and that may be null. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, path) => read(value, path) ?? null;
}

/** Only null is null: a bound or an amount that cannot be read must not pass for none. */
export function nullOr<T>(read: Reader<T>): Reader<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

/** Drops invalid items. An absent list is empty. */
export function list<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) {
      reportInvalid(value, path, 'a list');
      return [];
    }
    return value.flatMap((item, index) => {
      const taken = read(item, below(path, `[${index}]`));
      return taken === undefined ? [] : [taken];
    });
  };
}

/** PHP writes an empty object as an empty list. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  return value.length === 0 ? {} : undefined;
}

/** `promised`: without one of these the object is invalid; `offered`: null when absent. */
export function object<T extends object, Own = unknown>(
  promised: Promised<T, Own>,
  offered: Offered<T, Own>,
): Reader<Read<T, Own>> {
  const must = Object.entries<Reader<unknown>>(promised);
  const may = Object.entries<Reader<unknown>>(offered);
  return (value, path) => {
    const given = asObject(value);
    if (given === undefined) return reportInvalid(value, path, 'an object');
    const taken: Record<string, unknown> = {};
    for (const [key, read] of must) {
      const field = read(given[key], below(path, `.${key}`));
      if (field === undefined) return undefined;
      taken[key] = field;
    }
    for (const [key, read] of may) taken[key] = read(given[key], below(path, `.${key}`)) ?? null;
    return taken as Read<T, Own>;
  };
}

/** Drops an object without any field, so that no heading is shown above nothing. */
export function notEmpty<T extends object>(read: Reader<T>): Reader<T> {
  return (value, path) => {
    const taken = read(value, path);
    const hasField = (field: unknown): boolean => (Array.isArray(field) ? field.length > 0 : field !== null);
    return taken !== undefined && Object.values(taken).some(hasField) ? taken : undefined;
  };
}

/** Adds the defaults that components need. */
export function mapped<From, To>(read: Reader<From>, fill: (value: From) => To): Reader<To> {
  return (value, path) => {
    const taken = read(value, path);
    return taken === undefined ? undefined : fill(taken);
  };
}
