/** Money is integer kopiykas; visitors, addresses and other programs have hryvnias. */
export const kopiykasPerHryvnia = 100;
