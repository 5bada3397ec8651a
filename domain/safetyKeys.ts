import type { PassportKey } from './passport.ts';

/**
 * Claims of a passport by which projects are searched; a number of nothing is no claim. Apart from the passport, whose
 * tables the list of projects does not need.
 */
export const safetyKeys = [
  'shelter_places',
  'lifts_without_grid',
  'step_free_entrance',
] as const satisfies readonly PassportKey[];
