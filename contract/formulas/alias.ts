/**
 * A value as an alias, when pages and calls can be named by it. `__proto__` and its like cannot: every object has them, so a lookup would
 * find them in an empty store.
 */
export function asAlias(value: unknown): string | undefined {
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && /^[^\s/?#\\]+$/.test(written) && !(written in Object.prototype)
    ? written
    : undefined;
}

/** `winter-sale` as people would write it: the title of what has none. */
export function titleOfAlias(alias: string): string {
  const words = alias.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
