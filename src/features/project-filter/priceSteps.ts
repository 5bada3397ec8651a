import type { ProjectCard } from '#shared/answers';

/** Kopiykas: half a million hryvnias, and what people round to beyond. */
const usualStep = 50_000_000;
/** Options that a list on a phone shows without becoming a wheel of fortune. */
const most = 16;

function stepFor(spread: number): number {
  let step = usualStep;
  while (spread / step > most) step *= 2;
  return step;
}

/** Round sums (kopiykas) around the prices of free flats, or the lowest ones of projects, ascending; none where nothing has a price. */
export function priceSteps(projects: readonly ProjectCard[]): readonly number[] {
  const prices = projects.flatMap(({ price_from: price, free_flats: layouts }) =>
    layouts.length === 0 ? (price ?? []) : layouts.flatMap((flats) => flats.prices),
  );
  if (prices.length === 0) return [];
  // There may be more of them than a call takes arguments.
  const [least, greatest] = prices.reduce(
    ([min, max], price) => [Math.min(min, price), Math.max(max, price)],
    [Infinity, 0],
  );
  const step = stepFor(greatest - least);
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(greatest / step) - first + 1 }, (_, index) => (first + index) * step);
}
