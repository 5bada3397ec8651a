import {
  buildingsOf,
  flatsAlike,
  flatsAround,
  floorPlanOf,
  isLocated,
  nearestFlats,
  placeAt,
  sitePlanAt,
} from '#entities/flat';
import type { Flat, SitePlan } from '#shared/responses';
import { backendOfTests } from '../../../support/backend/backend.ts';

const backend = backendOfTests();
const today = '2026-11-26';

async function read<Data>(call: string): Promise<Data> {
  const response = await backend.fetch(`http://backend.test/api/projects/lypa/${call}`);
  return ((await response.json()) as { readonly data: Data }).data;
}

/** What the page of a flat shows of the flats and the site plan. */
function shown(flats: readonly Flat[], sitePlan: SitePlan, id: string) {
  const flat = flats.find((each) => each.id === id);
  if (flat === undefined || !isLocated(flat)) throw new Error(`No place of ${id}`);
  const level = { kind: 'floor', building: flat.building.key, section: flat.section, floor: flat.floor } as const;
  const { building, section, floor } = placeAt(buildingsOf(flats), level) ?? {};
  if (!building || !section || !floor) throw new Error(`No floor of ${id}`);
  const inList = ({ number, rooms, total_area, price, price_per_m2, discount, status, ...each }: Flat) => ({
    place: [each.id, each.building, each.section, each.floor],
    facts: [number, rooms, total_area, price, price_per_m2, discount, status],
  });
  return {
    flat,
    alike: flatsAlike(flat, flats).map(inList),
    nearest: nearestFlats(flat, flats, today).map(inList),
    floor: floor.flats.map(inList),
    windows: building.sections.map(({ floors }) =>
      floors.map((each) => [each.floor, each.flats.map(({ status, number }) => [status, number])]),
    ),
    drawn: floorPlanOf(sitePlan, building, section, floor)?.flats.map(({ flat: each, ...place }) => [
      inList(each),
      place,
    ]),
  };
}

/** Like these, in two buildings of two sections and five floors, with numbers downwards and some prices on request. */
function manyFlats(like: readonly Flat[]): readonly Flat[] {
  return Array.from({ length: 80 }, (_, index) => {
    const flat = like[index % like.length];
    if (flat === undefined) throw new Error('The project has no flats');
    return {
      ...flat,
      id: `more-${index}`,
      building: { key: `h${index % 2}`, name: `House ${index % 2}` },
      section: (index % 3) % 2,
      floor: 1 + (index % 5),
      number: index % 11 === 0 ? null : 500 - index,
      status: (['free', 'sold', 'free', 'reserved'] as const)[(index % 7) % 4] ?? 'free',
      price: index % 13 === 0 ? null : 100_000_000 + ((index * 37) % 80) * 1_000_000,
      layout: index % 9 === 0 ? null : `l${index % 4}`,
    };
  });
}

test('the part of a flat shows on its page what all flats and the whole site plan show', async () => {
  const [some, sitePlan] = await Promise.all([read<readonly Flat[]>('plannings'), read<SitePlan>('site_plan')]);
  const flats = [...some, ...manyFlats(some)];
  for (const { id, building, section, floor } of flats.filter(isLocated)) {
    const part = sitePlanAt(sitePlan, { kind: 'floor', building: building.key, section, floor });
    expect(shown(flatsAround(flats, id, today), part, id)).toEqual(shown(flats, sitePlan, id));
  }
  expect(flatsAround(flats, 'nobody-1', today)).toEqual([]);
});

describe('a flat that is gone has suggestions', () => {
  const suggested = async (others: Readonly<Record<string, Partial<Flat>>>) => {
    const [like] = await read<readonly Flat[]>('plannings');
    if (like === undefined) throw new Error('The project has no flats');
    const gone: Flat = { ...like, id: 'gone', status: 'sold', layout: 'two', rooms: 2, price: 300_000_000 };
    const free = Object.entries(others).map(([id, other]): Flat => ({ ...gone, status: 'free', id, ...other }));
    return nearestFlats(gone, [...free, gone], today).map(({ id }) => id);
  };

  it('of its layout first, then of its rooms, and nearer in price within both', async () => {
    expect(
      await suggested({
        others: { layout: 'one', rooms: 1 },
        sameRooms: { layout: 'deux' },
        dearer: { price: 500_000_000 },
        cheaper: { price: 250_000_000 },
        reserved: { status: 'reserved' },
      }),
    ).toEqual(['cheaper', 'dearer', 'sameRooms']);
    expect(
      await suggested({ roomy: { layout: 'three', rooms: 3, price: 310_000_000 }, small: { layout: 'one', rooms: 1 } }),
    ).toEqual(['small', 'roomy']);
  });

  it('by the price of today, and those without one last', async () => {
    const offer = { percent: 20, offer: { alias: 'lito', title: 'Summer' }, valid_from: '2026-06-01' };
    const reduced = { price: 390_000_000, discount: { ...offer, price: 310_000_000, valid_until: null } };
    expect(
      await suggested({
        unpriced: { price: null },
        ended: { ...reduced, discount: { ...reduced.discount, valid_until: '2026-11-25' } },
        dear: { price: 800_000_000 },
        reduced,
      }),
    ).toEqual(['reduced', 'ended', 'dear']);
  });
});

test('the part of a level has its picture alone', async () => {
  const sitePlan = await read<SitePlan>('site_plan');
  const [building] = sitePlan.buildings;
  if (!building?.facade) throw new Error('The project has no facade');
  const { facade, key } = building;
  expect(sitePlanAt(sitePlan, { kind: 'site' })).toEqual({
    image: sitePlan.image,
    buildings: sitePlan.buildings.map((each) => ({ ...each, facade: null })),
    floor_plans: [],
    floors: [],
  });
  const none = { image: null, floor_plans: [], floors: [] };
  expect(sitePlanAt(sitePlan, { kind: 'building', building: key })).toEqual({ ...none, buildings: [building] });
  const floors = facade.floors.filter(({ section }) => section === 1);
  expect(sitePlanAt(sitePlan, { kind: 'section', building: key, section: 1 })).toEqual({
    ...none,
    buildings: [{ ...building, facade: { ...facade, floors } }],
  });
});
