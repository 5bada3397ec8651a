import type { OfferFlats } from '#shared/answers';
import { pathTo } from '#shared/routing';

/** The planning tab with the free flats of an offer alone, in the words of its filter. */
export function offerFlatsPath(
  alias: string,
  { rooms, buildings, floor_from: from, floor_to: to }: OfferFlats,
): string {
  const filter = new URLSearchParams({ status: 'free' });
  if (rooms.length > 0) filter.set('rooms', rooms.join(','));
  if (buildings.length > 0) filter.set('building', buildings.join(','));
  if (from !== null) filter.set('floor_from', String(from));
  if (to !== null) filter.set('floor_to', String(to));
  return `${pathTo('projectPlan', { alias })}?${filter.toString()}`;
}
