import type { Image, ProgressMonth } from '#shared/answers';

export interface PicturedMonth {
  readonly month: string;
  readonly image: Image;
}

/** Months with a picture, oldest first; the first picture of each is taken from the same place. */
export function picturedMonths(reports: readonly ProgressMonth[]): readonly PicturedMonth[] {
  return reports.flatMap(({ month, images: [image] }) => (image === undefined ? [] : [{ month, image }])).toReversed();
}

/** The two that an address names; what it does not name is the first and the last. */
export function comparedMonths(
  months: readonly PicturedMonth[],
  search: URLSearchParams,
): { readonly from: PicturedMonth; readonly to: PicturedMonth } | undefined {
  const named = (name: string): PicturedMonth | undefined => months.find(({ month }) => month === search.get(name));
  const to = named('to') ?? months.at(-1);
  const from = named('from') ?? months.find(({ month }) => month !== to?.month);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}
