import type { Condition } from './filterConditions.ts';

/**
 * A filter is a table of conditions. A condition says how it is read from an item, how it stands in an address and what
 * it means; `createFilter` makes of the table all that a page needs.
 *
 * An item is matched by its parts (the layouts of a project, the ways to pay for a flat): one part must meet all conditions at once.
 */

// Methods are bivariant: a table holds conditions on values of different types.
type Conditions<Part> = Readonly<Record<string, Condition<Part, unknown, unknown, unknown>>>;

export type FilterOf<Table extends Conditions<never>> = { readonly [Key in keyof Table]: Table[Key]['none'] };
export type FacetsOf<Table extends Conditions<never>> = {
  readonly [Key in keyof Table]: ReturnType<ReturnType<Table[Key]['counter']>['count']>;
};
type OptionOf<Table extends Conditions<never>, Key extends keyof Table> = ReturnType<
  Table[Key]['chosen']
>[number]['option'];
/** Without the order, which does not filter. */
type ConditionKey<Table extends Conditions<never>> = {
  [Key in keyof Table]: [OptionOf<Table, Key>] extends [never] ? never : Key;
}[keyof Table];
/** One chosen condition. */
export type ChosenCondition<Table extends Conditions<never>> = {
  readonly [Key in ConditionKey<Table>]: { readonly condition: Key; readonly option: OptionOf<Table, Key> };
}[ConditionKey<Table>];
type ChosenOf<Table extends Conditions<never>> = ChosenCondition<Table> & {
  /** The change that removes it. */
  readonly without: Partial<FilterOf<Table>>;
};

interface Filter<Item, Part, Table extends Conditions<Part>> {
  readonly none: FilterOf<Table>;
  readonly parse: (search: URLSearchParams) => FilterOf<Table>;
  /** The query with this filter in it, in one spelling; parameters of others stay. */
  readonly write: (search: URLSearchParams, filter: FilterOf<Table>) => URLSearchParams;
  /** Whether an item matches: made once for many items. */
  readonly matcher: (filter: FilterOf<Table>) => (item: Item) => boolean;
  readonly partMatcher: (filter: FilterOf<Table>) => (part: Part) => boolean;
  /** How many items each option would find under the other conditions. */
  readonly facets: (items: readonly Item[], filter: FilterOf<Table>) => FacetsOf<Table>;
  /** The chosen conditions, in the order of the table. */
  readonly chosen: (filter: FilterOf<Table>) => readonly ChosenOf<Table>[];
  /** Without everything that hides items. */
  readonly cleared: (filter: FilterOf<Table>) => FilterOf<Table>;
  /** For each single condition: the number of items without it, the highest first. */
  readonly relaxations: (items: readonly Item[], filter: FilterOf<Table>) => readonly Relaxation<Table>[];
}

interface Relaxation<Table extends Conditions<never>> {
  readonly condition: ConditionKey<Table>;
  readonly change: Partial<FilterOf<Table>>;
  readonly count: number;
}

/** The tests of the chosen conditions, each with the index of its condition. */
type Tests<Part> = readonly { readonly test: (part: Part) => boolean; readonly index: number }[];

const passesAll = -1;
const failsSeveral = -2;

/** The index of the one condition that a part does not meet. */
function onlyFailure<Part>(tests: Tests<Part>, part: Part): number {
  let failed = passesAll;
  for (const { test, index } of tests) {
    if (test(part)) continue;
    if (failed !== passesAll) return failsSeveral;
    failed = index;
  }
  return failed;
}

function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

export function createFilter<Item, Part, Table extends Conditions<Part>>(
  table: Table,
  partsOf: (item: Item) => readonly Part[],
): Filter<Item, Part, Table> {
  type Values = FilterOf<Table>;
  const conditions = Object.entries<Condition<Part, unknown, unknown, unknown>>(table);
  const record = <Value>(
    valueOf: (condition: Condition<Part, unknown, unknown, unknown>, key: string, index: number) => Value,
  ) => Object.fromEntries(conditions.map(([key, condition], index) => [key, valueOf(condition, key, index)]));
  const none = record((condition) => condition.none) as Values;
  const testsOf = (filter: Values): Tests<Part> =>
    conditions.flatMap(([key, condition], index) => {
      const test = condition.test(filter[key]);
      return test === null ? [] : [{ test, index }];
    });
  const change = (key: string, value: unknown) => ({ [key]: value }) as Partial<Values>;

  /** Indexes shared by the counts of all filters over these items. */
  const indexOf = onceFor((items: readonly Item[]) => {
    const parts = { all: [] as Part[], items: [] as number[] };
    items.forEach((item, number) => {
      for (const part of partsOf(item)) {
        parts.all.push(part);
        parts.items.push(number);
      }
    });
    return { ...parts, counters: conditions.map(([, condition]) => condition.counter(parts)) };
  });

  /** The numbers of the parts that meet all conditions, and for each condition of those that meet all others; ascending. */
  const meetingOthers = (all: readonly Part[], tests: Tests<Part>) => {
    const matching: number[] = [];
    // Every part meets a condition that is not chosen.
    const meeting = conditions.map(() => matching);
    for (const { index } of tests) meeting[index] = [];
    all.forEach((part, number) => {
      const failed = onlyFailure(tests, part);
      if (failed >= 0) meeting[failed]?.push(number);
      if (failed !== passesAll) return;
      matching.push(number);
      for (const { index } of tests) meeting[index]?.push(number);
    });
    return { matching, meeting };
  };

  const chosen = (filter: Values) =>
    conditions.flatMap(([condition, { chosen: chosenOf }]) =>
      chosenOf(filter[condition]).map(({ option, without }) => ({
        condition,
        option,
        without: change(condition, without),
      })),
    ) as readonly object[] as readonly ChosenOf<Table>[];

  const partMatcher = (filter: Values) => {
    const tests = testsOf(filter);
    return (part: Part): boolean => tests.every(({ test }) => test(part));
  };

  const matcher = (filter: Values) => {
    const isMatch = partMatcher(filter);
    return (item: Item): boolean => partsOf(item).some(isMatch);
  };

  return {
    none,
    parse: (search) => record((condition, key) => condition.parse(search, key)) as Values,
    write: (search, filter) => {
      const next = new URLSearchParams(search);
      for (const [key, condition] of conditions) for (const name of condition.parameters(key)) next.delete(name);
      for (const [key, condition] of conditions) {
        for (const [name, text] of condition.write(filter[key], key)) next.append(name, text);
      }
      return next;
    },
    matcher,
    partMatcher,
    facets: (items, filter) => {
      const { all, counters } = indexOf(items);
      const { meeting } = meetingOthers(all, testsOf(filter));
      return record((_, key, index) => counters[index]?.count(meeting[index] ?? [], filter[key])) as FacetsOf<Table>;
    },
    chosen,
    cleared: (filter) =>
      record((condition, key) => (condition.chosen(filter[key]).length > 0 ? condition.none : filter[key])) as Values,
    relaxations: (items, filter) => {
      const { all, items: numbers } = indexOf(items);
      const tests = testsOf(filter);
      const { matching, meeting } = meetingOthers(all, tests);
      const countItems = (parts: readonly number[] = []): number => new Set(parts.map((part) => numbers[part])).size;
      const found = countItems(matching);
      return tests
        .map(({ index }) => {
          const [key = ''] = conditions[index] ?? [];
          return {
            // An order tests nothing: it is not among them.
            condition: key as ConditionKey<Table>,
            change: change(key, none[key]),
            count: countItems(meeting[index]),
          };
        })
        .filter((relaxation) => relaxation.count > found)
        .toSorted((a, b) => b.count - a.count);
    },
  };
}
