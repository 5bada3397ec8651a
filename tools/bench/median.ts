/** The quantile of the values, interpolated between neighbours. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [lower, upper] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return lower + (upper - lower) * (place % 1);
}

export function median(values: readonly number[]): number {
  return quantile(values, 1 / 2);
}

/** The quartiles, which contain half of the runs. */
export function spreadOf(values: readonly number[]): readonly [number, number] {
  return [quantile(values, 1 / 4), quantile(values, 3 / 4)];
}
