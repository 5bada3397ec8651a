import type { PassportKey } from './passport.ts';

/**
 * Claims of a passport by which projects are searched; a number of 0 is no claim. A module of its own, because the
 * list of projects does not need the tables of the passport.
 */
export const safetyKeys = [
  'shelter_places',
  'lifts_without_grid',
  'step_free_entrance',
] as const satisfies readonly PassportKey[];
