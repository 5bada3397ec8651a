import type { Favourite } from '#features/favourites';

/** A flat of the test content's project "lypa", as it was saved some time ago. */
export const storedFlat = (id: string, over: Partial<Favourite> = {}): Favourite => ({
  alias: 'lypa',
  id,
  savedOn: '2026-10-02',
  savedPrice: 300_000_000,
  seenOn: '2026-10-05',
  facts: {
    section: 1,
    floor: 3,
    number: 9,
    rooms: 2,
    total_area: 60,
    living_area: 35,
    kitchen_area: 14,
    orientation: ['s', 'w'],
    status: 'free',
    price: 300_000_000,
    price_per_m2: 5_000_000,
  },
  plan: { src: '/media/house.svg', width: 1600, height: 900, alt: 'Plan' },
  names: { ua: { project: 'Стара Липа', building: 'Будинок А' }, en: { project: 'Old Lime', building: 'House A' } },
  ...over,
});

/** As stored from an earlier visit. */
export const storeFlats = (...flats: readonly Favourite[]): void => {
  localStorage.setItem('obriy.favourites', JSON.stringify({ version: 1, flats }));
};

export const readStored = (): readonly Favourite[] =>
  (JSON.parse(localStorage.getItem('obriy.favourites') ?? '{"flats":[]}') as { flats: Favourite[] }).flats;
