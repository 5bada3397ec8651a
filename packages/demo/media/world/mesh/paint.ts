/** How a surface reflects light; the numbers are the branches of the shader. */
export const MATERIALS = {
  matte: 0,
  glass: 1,
  grass: 2,
  leaf: 3,
  brick: 4,
  paving: 5,
  water: 6,
  glow: 7,
  metal: 8,
  tiles: 9,
  stone: 10,
  asphalt: 11,
  city: 12,
  veil: 13,
  soil: 14,
  wood: 15,
  panel: 16,
} as const;

export type Material = keyof typeof MATERIALS;

/** Linear light, red, green, blue. */
export type Rgb = readonly [number, number, number];

export interface Paint {
  color: Rgb;
  kind: Material;
  /** A number of the kind: how much a pane glows, how much a veil covers, what a city wall's windows are drawn by. */
  extra: number;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** `#rrggbb` as linear light. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear(((value >> 16) & 255) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)];
}

export const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
export const dimmed = (a: Rgb, factor: number): Rgb => [a[0] * factor, a[1] * factor, a[2] * factor];

export const paint = (color: string | Rgb, kind: Material = 'matte', extra = 0): Paint => ({
  color: typeof color === 'string' ? rgb(color) : color,
  kind,
  extra,
});
