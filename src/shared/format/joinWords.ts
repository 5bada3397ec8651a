/** Facts in one line; those that are not known leave no separator behind. */
export function joinWords(words: readonly (string | null | undefined)[], separator = ', '): string {
  return words.filter(Boolean).join(separator);
}
