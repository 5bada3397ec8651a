// Apart from the filter: a page that only links to filtered flats does without its 2 KB.

/** Escapes a key for addresses where commas separate keys (`building=a,b`). */
export function keyText(key: string): string {
  return key.replaceAll('%', '%25').replaceAll(',', '%2C');
}

export function keysOfText(text: string): readonly string[] {
  return text.split(',').map((key) => key.replaceAll(/%2C|%25/g, (code) => (code === '%2C' ? ',' : '%')));
}
