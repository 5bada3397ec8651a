import { isLanguage } from './languages.ts';

/**
 * A value as an alias, when pages and calls can be named by it. `__proto__` and its like cannot: every object has them, so a lookup would
 * find them in an empty store. Nor can `..`, which leads to another page, `%2F`, which the router takes for a slash, half a surrogate
 * pair, which no address can hold, or a language.
 */
export function asAlias(value: unknown): string | undefined {
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' &&
    /^(?!\.{1,2}$|.*%2f)[^\s/?#\\\p{Cc}]+$/iu.test(written) &&
    written.isWellFormed() &&
    !isLanguage(written) &&
    !(written in Object.prototype)
    ? written
    : undefined;
}

/** `winter-sale` as people would write it: the title of what has none. */
export function titleOfAlias(alias: string): string {
  const words = alias.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
