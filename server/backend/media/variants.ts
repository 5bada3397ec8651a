import sharp from 'sharp';
import type { ImageVariant } from '#contract/image.ts';

// Two encodes run at once; more threads for each would slow down requests on two cores.
sharp.concurrency(1);
// Every master is read a few times in the life of a process, and never soon again.
sharp.cache(false);

const widths = [480, 768, 1080, 1600, 1920];
/** All around: half of it is behind the visitor, so that it has to be larger. The first is for phones, and no graphics card refuses the second. */
const panoramaWidths = [2048, 4096];
/** Phones first: the order of background encoding. */
const byNeed = [768, 1080, 480, 1600, 1920, ...panoramaWidths];
const fallbackWidth = 1080;

const formats = ['avif', 'webp'] as const;
export type VariantFormat = ImageVariant['format'];

/**
 * Measured on the illustrations of the content, 768 px wide: AVIF effort 2 takes 0.2 s where effort 4 takes 0.9 s and
 * saves 1 KB of 22; quality 55 preserves the fine lines of facades (36 dB), the largest hero is 27 KB. Part of every
 * address: see contentHash.
 */
export const encoderSettings = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 70, effort: 4 },
} as const;

/** Suits photographs of 100 megapixels; a larger picture would exhaust a small server's memory. */
export const maxPixels = 100_000_000;

/** All widths up to the master's own; a smaller master has only its own. */
function variantWidths(intrinsic: number, requested: readonly number[] = widths): number[] {
  const fitting = requested.filter((width) => width <= intrinsic);
  return fitting.length === 0 ? [intrinsic] : fitting;
}

export const variantPlan = (intrinsic: number): Rendition[] =>
  formats.flatMap((format) => variantWidths(intrinsic).map((width) => ({ width, format })));

/** Viewers decode by script and cannot offer a choice: every browser that has WebGL 2 reads WebP. */
export const panoramaPlan = (intrinsic: number): Rendition[] =>
  variantWidths(intrinsic, panoramaWidths).map((width) => ({ width, format: 'webp' }));

/** For browsers without `srcset`. */
export const fallbackOf = (intrinsic: number): number =>
  Math.max(...variantWidths(intrinsic).filter((width) => width <= fallbackWidth));

interface Rendition {
  width: number;
  format: VariantFormat;
}

/** AVIF before WebP, which few browsers request. */
export const compareByNeed = (a: Rendition, b: Rendition): number =>
  formats.indexOf(a.format) - formats.indexOf(b.format) || byNeed.indexOf(a.width) - byNeed.indexOf(b.width);

export async function encodeVariant(
  master: Buffer,
  { width, format, opaque }: Rendition & { opaque: boolean },
): Promise<Buffer> {
  const picture = sharp(master, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return (opaque ? picture.removeAlpha() : picture)[format](encoderSettings[format]).toBuffer();
}
