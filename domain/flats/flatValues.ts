/*
 * The values that facts of a flat have. A module of its own, because the readers of flats do not need the filter.
 */

/** Numbers of rooms that the filters offer (SPEC.md section 3). */
export const roomCounts = [1, 2, 3, 4, 5, 6] as const;

/** In the order in which flats are shown: those for sale first. */
export const flatStatuses = ['free', 'reserved', 'sold'] as const;

/** Sides of the world, clockwise from the north. */
export const compassSides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** What the windows of a flat look onto. */
export const outlooks = ['park', 'courtyard', 'street'] as const;
