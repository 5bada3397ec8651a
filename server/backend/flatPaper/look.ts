import type { Style } from './writer.ts';

/** The light scheme of the site, which a sheet of paper is. */
export const brandColors = { ink: '#1c211e', soft: '#434a45', muted: '#62665f', hair: '#d8d2c4', linden: '#56683f', accent: '#a5421f', plate: '#f7f3ea' } as const;

/** Points of A4. */
export const page = { width: 595.28, height: 841.89, margin: 44 } as const;

export const styles = {
  brand: { face: 'title', size: 20, colour: brandColors.ink },
  project: { face: 'strong', size: 9.5, colour: brandColors.ink },
  address: { face: 'text', size: 8.5, colour: brandColors.muted },
  title: { face: 'title', size: 27, colour: brandColors.ink },
  place: { face: 'text', size: 11, colour: brandColors.soft },
  figure: { face: 'title', size: 24, colour: brandColors.ink },
  price: { face: 'title', size: 22, colour: brandColors.ink },
  free: { face: 'strong', size: 10, colour: brandColors.linden },
  taken: { face: 'strong', size: 10, colour: brandColors.muted },
  label: { face: 'text', size: 9, colour: brandColors.muted },
  value: { face: 'strong', size: 9, colour: brandColors.ink },
  body: { face: 'text', size: 9, colour: brandColors.soft },
  heading: { face: 'title', size: 13, colour: brandColors.ink },
  number: { face: 'text', size: 8, colour: brandColors.muted },
  link: { face: 'strong', size: 9, colour: brandColors.accent },
  foot: { face: 'text', size: 7.5, colour: brandColors.muted },
} as const satisfies Record<string, Style>;
