import { kopiykasPerHryvnia } from '#domain/money/currency.ts';

/** Whole hryvnias of the content as the contract's kopiykas. */
export const kopiykasOf = (hryvnias: number): number => hryvnias * kopiykasPerHryvnia;

/**
 * Kopiykas, of whole hryvnias. The area is taken in hundredths of m², so that no binary fraction decides about a hryvnia.
 */
export const priceOfFlat = (hryvniasPerSquareMetre: number, area: number): number =>
  Math.round((hryvniasPerSquareMetre * Math.round(area * 100)) / 100) * kopiykasPerHryvnia;
