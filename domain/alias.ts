import { isLanguage } from './languages.ts';

/** Characters of the id of a flat in requests. */
export const maxIdLength = 64;

/**
 * A value as an alias, when pages and calls can be named by it. Rejects names that every object has, such as
 * `__proto__`, `..`, `%2F`, which the router takes for a slash, half a surrogate pair, and languages.
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

/** A readable title made of the alias, such as `winter-sale`. */
export function titleOfAlias(alias: string): string {
  const words = alias.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
