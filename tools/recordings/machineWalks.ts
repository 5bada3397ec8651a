/** A machine as data: state × event → state. */
export type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Row {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

export function rowsOf(table: Table): readonly Row[] {
  return Object.entries(table).flatMap(([from, row]) =>
    Object.entries(row).map(([event, to]) => ({ from, event, to })),
  );
}

/** The shortest sequence of events to each reachable state. */
function shortestWays(table: Table, first: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[first, []]]);
  // A map that grows during its iteration serves as the queue.
  for (const [from, way] of ways) {
    for (const [event, to] of Object.entries(table[from] ?? {})) if (!ways.has(to)) ways.set(to, [...way, event]);
  }
  return ways;
}

/** A walk for every row of the table: to its state by the shortest way, and over it. Unreachable rows have none. */
export function walksOverAll(table: Table, first: string): readonly (readonly string[])[] {
  const ways = shortestWays(table, first);
  return rowsOf(table).flatMap(({ from, event }) => {
    const way = ways.get(from);
    return way === undefined ? [] : [[...way, event]];
  });
}

/** A random walk, the same for the same seed. */
export function randomWalk(table: Table, first: string, length: number, seed: number): readonly string[] {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const events: string[] = [];
  for (let at = first; events.length < length;) {
    const open = Object.entries(table[at] ?? {});
    const next = open[below(open.length)];
    if (next === undefined) break;
    events.push(next[0]);
    at = next[1];
  }
  return events;
}

/** Unreachable states and events. */
export function unreachable(table: Table, first: string, events: readonly string[]): readonly string[] {
  const ways = shortestWays(table, first);
  const met = new Set(rowsOf(table).flatMap(({ from, event }) => (ways.has(from) ? [event] : [])));
  return [...Object.keys(table).filter((state) => !ways.has(state)), ...events.filter((event) => !met.has(event))];
}
