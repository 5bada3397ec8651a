/**
 * Here before any namespace is loaded, because the first view has formatted values. Of CLDR, for the locale of each language. Not asked of `Intl`, whose first formatter reads the browser's data about all languages: 35 ms of a fast
 * processor in one piece, a quarter of a second on a cheap phone, just when the page is to come alive
 * (docs/decisions/deferred-scripts.md). A test holds them against the `Intl` that runs it.
 */
export const texts = __BUNDLED_TEXTS__.format;

/** One of the words of a text that lists them; a RangeError where there are not so many. `place`: from 1. */
export function wordAt(words: string, place: number): string {
  const word = words.split(' ')[place - 1];
  if (word === undefined) throw new RangeError(`Neither a month nor a weekday: ${place}`);
  return word;
}
