/**
 * Escapes a key for addresses where commas separate keys (`building=a,b`). Apart from the filter, because a page that
 * only links to filtered flats does without its 2 KB.
 */
export function escapeKey(key: string): string {
  return key.replaceAll('%', '%25').replaceAll(',', '%2C');
}

export function splitKeys(text: string): readonly string[] {
  return text.split(',').map((key) => key.replaceAll(/%2C|%25/g, (code) => (code === '%2C' ? ',' : '%')));
}
