/** Kopiykas as a number of hryvnias, for programs: what is exact as an integer is so with its two decimals. */
export function hryvnias(kopiykas: number): number {
  return kopiykas / 100;
}
