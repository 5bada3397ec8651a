export type FlatStatus = 'free' | 'reserved' | 'sold';

/** Numbers from 0 to 1 that depend on the text alone, so that adding a flat leaves the others as they were. */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How much sooner the lowest floor is sold than the highest, which is also the most expensive. */
const LOW_FLOORS_FIRST = 0.3;

/** @param height of the floor in the house, from 0 to 1; where nothing is free, or nothing sold, it changes nothing. */
export function statusOf(
  { free, reserved }: { free: number; reserved: number },
  random: number,
  height: number,
): FlatStatus {
  const chance = random + LOW_FLOORS_FIRST * (0.5 - height) * 4 * free * (1 - free);
  if (chance < free) return 'free';
  return chance < free + reserved ? 'reserved' : 'sold';
}
