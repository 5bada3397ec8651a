import { brandColors } from '../../brand.ts';
import { a4, type Style } from '../pdf/writer.ts';

/** Behind drawings: a shade that a printer does not lose. */
export const plateColor = brandColors.paperDeep;

export const flatPage = { ...a4, margin: 44 } as const;

export const styles = {
  brand: { face: 'title', size: 20, colour: brandColors.ink },
  project: { face: 'strong', size: 9.5, colour: brandColors.ink },
  address: { face: 'text', size: 8.5, colour: brandColors.muted },
  title: { face: 'title', size: 27, colour: brandColors.ink },
  place: { face: 'text', size: 11, colour: brandColors.inkSoft },
  figure: { face: 'title', size: 24, colour: brandColors.ink },
  price: { face: 'title', size: 22, colour: brandColors.ink },
  free: { face: 'strong', size: 10, colour: brandColors.linden },
  taken: { face: 'strong', size: 10, colour: brandColors.muted },
  label: { face: 'text', size: 9, colour: brandColors.muted },
  value: { face: 'strong', size: 9, colour: brandColors.ink },
  body: { face: 'text', size: 9, colour: brandColors.inkSoft },
  heading: { face: 'title', size: 13, colour: brandColors.ink },
  number: { face: 'text', size: 8, colour: brandColors.muted },
  link: { face: 'strong', size: 9, colour: brandColors.accent },
  foot: { face: 'text', size: 7.5, colour: brandColors.muted },
} as const satisfies Record<string, Style>;
