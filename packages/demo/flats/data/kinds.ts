export interface Named {
  ua: string;
  en: string;
}

export type Kind =
  | 'hall'
  | 'kitchen'
  | 'kitchenLiving'
  | 'living'
  | 'bedroom'
  | 'room'
  | 'bath'
  | 'wc'
  | 'shower'
  | 'wardrobe'
  | 'store'
  | 'laundry'
  | 'loggia'
  | 'balcony'
  | 'terrace';

interface KindFacts {
  name: Named;
  /** The share of an open space that counts in the flat's area (Ukrainian building norms); 1 indoors. */
  coefficient: number;
  /** Counted in "rooms" and in the living area. */
  living?: true;
  kitchen?: true;
  wet?: true;
  open?: true;
}

export const KINDS: Record<Kind, KindFacts> = {
  hall: { name: { ua: 'Передпокій', en: 'Hall' }, coefficient: 1 },
  kitchen: { name: { ua: 'Кухня', en: 'Kitchen' }, coefficient: 1, kitchen: true },
  kitchenLiving: { name: { ua: 'Кухня-вітальня', en: 'Kitchen and living room' }, coefficient: 1, kitchen: true },
  living: { name: { ua: 'Вітальня', en: 'Living room' }, coefficient: 1, living: true },
  bedroom: { name: { ua: 'Спальня', en: 'Bedroom' }, coefficient: 1, living: true },
  // The one room of a flat with a kitchen of its own is not for sleeping alone.
  room: { name: { ua: 'Кімната', en: 'Room' }, coefficient: 1, living: true },
  bath: { name: { ua: 'Ванна кімната', en: 'Bathroom' }, coefficient: 1, wet: true },
  wc: { name: { ua: 'Туалет', en: 'WC' }, coefficient: 1, wet: true },
  shower: { name: { ua: 'Душова', en: 'Shower room' }, coefficient: 1, wet: true },
  wardrobe: { name: { ua: 'Гардеробна', en: 'Walk-in wardrobe' }, coefficient: 1 },
  store: { name: { ua: 'Комора', en: 'Store room' }, coefficient: 1 },
  laundry: { name: { ua: 'Пральня', en: 'Laundry' }, coefficient: 1, wet: true },
  loggia: { name: { ua: 'Лоджія', en: 'Loggia' }, coefficient: 0.5, open: true },
  balcony: { name: { ua: 'Балкон', en: 'Balcony' }, coefficient: 0.3, open: true },
  terrace: { name: { ua: 'Тераса', en: 'Terrace' }, coefficient: 0.3, open: true },
};

/** The order of a flat's spaces: as one walks in. */
export const KIND_ORDER = Object.keys(KINDS) as Kind[];

/** The letters of the floor plans in the types of flats. */
const LETTERS: Record<string, Kind> = {
  H: 'hall',
  K: 'kitchen',
  S: 'kitchenLiving',
  R: 'living',
  A: 'bedroom',
  B: 'bedroom',
  C: 'bedroom',
  D: 'bedroom',
  E: 'bedroom',
  Q: 'room',
  W: 'bath',
  T: 'wc',
  X: 'shower',
  Y: 'shower',
  G: 'wardrobe',
  N: 'store',
  P: 'laundry',
  L: 'loggia',
  M: 'balcony',
  Z: 'terrace',
};

export function kindOf(letter: string): Kind {
  const kind = LETTERS[letter];
  if (!kind) throw new Error(`no such room letter: ${letter}`);
  return kind;
}
