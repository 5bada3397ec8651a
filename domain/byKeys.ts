/** Compares by each key in turn, ascending; unknown values come last. */
export function byKeys<Item>(...keys: readonly ((item: Item) => number | null)[]): (a: Item, b: Item) => number {
  return (a, b) => {
    for (const key of keys) {
      const [first, second] = [key(a) ?? Infinity, key(b) ?? Infinity];
      if (first !== second) return first - second;
    }
    return 0;
  };
}

/** A key of `byKeys` in descending order; unknown values still come last. */
export function descending<Args extends readonly unknown[]>(
  key: (...args: Args) => number | null,
): (...args: Args) => number | null {
  return (...args) => {
    const value = key(...args);
    return value === null ? null : -value;
  };
}
