/** The light scheme of the site, which a sheet of paper is. */
export const brandColors = {
  ink: '#1c211e',
  soft: '#434a45',
  muted: '#62665f',
  hair: '#d8d2c4',
  linden: '#56683f',
  accent: '#a5421f',
  plate: '#f7f3ea',
} as const;

/** In points. */
export const a4 = { width: 595.28, height: 841.89 } as const;
