/** Gives what it was asked for, or undefined for anything else: what comes from outside may be anything. */
export type Parse<Value> = (value: unknown) => Value | undefined;

export const parseText: Parse<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

export const parseAnyText: Parse<string> = (value) => (typeof value === 'string' ? value : undefined);

export const parseInteger: Parse<number> = (value) => (Number.isSafeInteger(value) ? (value as number) : undefined);

/** The numbers of rooms that have a name. */
export const parseRoomCount: Parse<number> = (value) => {
  const count = parseInteger(value);
  return count !== undefined && count >= 1 && count <= 6 ? count : undefined;
};

export const parsePositive: Parse<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** Kopiykas. */
export const parseMoney: Parse<number> = (value) => {
  const kopiykas = parseInteger(value);
  return kopiykas !== undefined && kopiykas >= 0 ? kopiykas : undefined;
};

/** `YYYY-MM-DD`, a day that there is. */
export const parseDay: Parse<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value;
};

/** An alias or an id, as any backend may have them. */
export const parseName: Parse<string> = (value) =>
  typeof value === 'string' && /^[^\s/?#\\]+$/.test(value) ? value : undefined;

export function parseOneOf<const Value extends string>(values: readonly Value[]): Parse<Value> {
  return (value) => values.find((known) => known === value);
}

export function parseNullable<Value>(parse: Parse<Value>): Parse<Value | null> {
  return (value) => (value === null ? null : parse(value));
}

/** Those elements that are what is wanted; undefined when it is no list at all. */
export function parseListOf<Value>(parse: Parse<Value>): Parse<Value[]> {
  return (value) =>
    Array.isArray(value)
      ? value.map(parse).filter((element): element is NonNullable<typeof element> => element !== undefined)
      : undefined;
}

type Shape<Value> = { readonly [Key in keyof Value]-?: Parse<Value[Key]> };

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}

/** All fields of the shape and no others. */
export function parseObject<Value extends object>(shape: Shape<Value>): Parse<Value> {
  return (value) => {
    const fields = fieldsOf(value);
    if (fields === undefined) return undefined;
    const parsed = Object.entries<Parse<unknown>>(shape).map(([key, parse]) => [key, parse(fields[key])] as const);
    return parsed.every(([, field]) => field !== undefined) ? (Object.fromEntries(parsed) as Value) : undefined;
  };
}

/** Those of the fields that are what is wanted. */
export function parsePartial<Value extends object>(shape: Shape<Value>): Parse<Partial<Value>> {
  return (value) => {
    const fields = fieldsOf(value);
    if (fields === undefined) return undefined;
    const parsed = Object.entries<Parse<unknown>>(shape).map(([key, parse]) => [key, parse(fields[key])] as const);
    return Object.fromEntries(parsed.filter(([, field]) => field !== undefined)) as Partial<Value>;
  };
}
