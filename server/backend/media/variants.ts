import path from 'node:path';

export type Format = 'avif' | 'webp';

/** Pixels; phones take the first two, a wide screen the last. */
const widths = [480, 768, 1080, 1600, 1920];
export const formats: readonly Format[] = ['avif', 'webp'];

export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const;

/** Never wider than the master: a picture that is blown up costs bytes and looks worse. */
export function variantWidths(masterWidth: number): readonly number[] {
  const fitting = widths.filter((width) => width <= masterWidth);
  return fitting.length === 0 ? [masterWidth] : fitting;
}

/** The width that a browser without <picture> gets. */
export function fallbackWidth(masterWidth: number): number {
  return variantWidths(masterWidth).findLast((width) => width <= 1080) ?? masterWidth;
}

const nameOf = (file: string): string =>
  path
    .basename(file, path.extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-');

/** The address of a rendition; the hash of the master's bytes lets it be kept for ever. */
export function variantPath(hash: string, file: string, width: number, format: Format): string {
  return `/media/${hash}/${nameOf(file)}-${width}.${format}`;
}

/** The address of a file that is served as it is. */
export function originalPath(hash: string, file: string): string {
  return `/media/${hash}/${nameOf(file)}${path.extname(file).toLowerCase()}`;
}
