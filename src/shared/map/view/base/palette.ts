const tokens = {
  paper: '--paper',
  ground: '--paper-deep',
  line: '--line',
  strong: '--line-strong',
  horizon: '--horizon',
  park: '--linden-soft',
  linden: '--linden',
  water: '--picture',
  text: '--muted',
  raised: '--paper-raised',
  family: '--font-sans',
} as const;

/** The site's colours, for a canvas, which knows no custom properties. */
export type Palette = Readonly<Record<keyof typeof tokens, string>>;

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim() || 'transparent';
  return Object.fromEntries(Object.entries(tokens).map(([key, name]) => [key, read(name)])) as Palette;
}

/** Calls back when the visitor's scheme turns from light to dark or back. Returns how to stop. */
export function watchScheme(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}
