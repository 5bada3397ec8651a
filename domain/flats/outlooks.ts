/** What the windows of a flat look onto. Apart from the filter, which the readers of flats do not need. */
export const outlooks = ['park', 'courtyard', 'street'] as const;
