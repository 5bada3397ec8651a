type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const byte = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** `share` of `to`, the rest of `from`. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = parse(from);
  const [r2, g2, b2] = parse(to);
  return `#${byte(r + (r2 - r) * share)}${byte(g + (g2 - g) * share)}${byte(b + (b2 - b) * share)}`;
}

/** Light falling on a colour, channel by channel. */
export function tint(colour: string, light: string): string {
  const [r, g, b] = parse(colour);
  const [lr, lg, lb] = parse(light);
  return `#${byte((r * lr) / 255)}${byte((g * lg) / 255)}${byte((b * lb) / 255)}`;
}
