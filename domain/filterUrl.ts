/** How one condition of a filter stands in the query of an address. */
export interface UrlField<Value> {
  /** Of the parameter. */
  readonly name: string;
  /** From the texts that the parameter has; what makes no sense is left out. */
  readonly read: (texts: readonly string[]) => Value;
  /** Several texts repeat the parameter; none and null leave it out. */
  readonly write: (value: Value) => string | readonly string[] | null;
}

export type UrlFields<Filter> = { readonly [Key in keyof Filter]: UrlField<Filter[Key]> };

function entriesOf<Filter>(fields: UrlFields<Filter>): readonly (readonly [string, UrlField<unknown>])[] {
  return Object.entries<UrlField<unknown>>(fields as Readonly<Record<string, UrlField<unknown>>>);
}

export function readFilter<Filter>(fields: UrlFields<Filter>, search: URLSearchParams): Filter {
  return Object.fromEntries(
    entriesOf(fields).map(([key, { name, read }]) => [key, read(search.getAll(name))]),
  ) as Filter;
}

/** The query with this filter in it; parameters of others stay. */
export function writeFilter<Filter extends object>(
  fields: UrlFields<Filter>,
  search: URLSearchParams,
  filter: Filter,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = new Map<string, unknown>(Object.entries(filter));
  for (const [key, { name, write }] of entriesOf(fields)) {
    const written = write(values.get(key));
    if (typeof written === 'string') next.set(name, written);
    else {
      next.delete(name);
      for (const text of written ?? []) next.append(name, text);
    }
  }
  return next;
}

/** Of what an address says, only what is known, in its own order; a link of yesterday must not break the page. */
export function knownValues<Value>(texts: readonly string[], values: readonly Value[]): readonly Value[] {
  return values.filter((value) => texts.includes(String(value)));
}

/** One of some words; `usual` stands in no address. */
export function oneOfField<Value extends string, Usual extends Value | null>(
  name: string,
  values: readonly Value[],
  usual: Usual,
): UrlField<Value | Usual> {
  return {
    name,
    read: ([text]) => values.find((value) => value === text) ?? usual,
    write: (value) => (value === usual ? null : value),
  };
}
