import sharp from 'sharp';
import * as z from 'zod';
import { reasonOf } from './mediaError.ts';
import { isMarkup, svgFault } from './svgFault.ts';
import { maxPixels } from './variants.ts';

/** Facts about a master; stored as JSON, so it must stay readable. */
export const PictureFacts = z.object({
  format: z.enum(['svg', 'jpeg', 'png', 'webp', 'avif']),
  /** As shown: after the rotation that a camera notes. */
  width: z.int().positive(),
  height: z.int().positive(),
  opaque: z.boolean(),
  /** Three colours from top to bottom (`#rrggbb,#rrggbb,#rrggbb`); 'transparent' for a picture that would show them through. */
  placeholder: z.string(),
});
export type PictureFacts = z.infer<typeof PictureFacts>;

/** Sky, building and ground. */
const bands = 3;

/** Pixels of the tiny copy of which each band is the mean, in either direction. */
const tinySide = 12;

const drawingWidth = 256;

/** Edges where shapes touch are slightly transparent through smoothing, which is invisible. Of 255. */
const seam = 180;

const limits = { limitInputPixels: maxPixels };

interface Header extends Pick<PictureFacts, 'format' | 'width' | 'height'> {
  /** The channel of transparency; undefined for an opaque picture. */
  alpha: 1 | 3 | undefined;
}

async function readHeader(master: Buffer): Promise<Header> {
  const { format, compression, autoOrient, hasAlpha, channels } = await sharp(master, limits).metadata();
  const named = format === 'heif' && compression === 'av1' ? 'avif' : format;
  const known = PictureFacts.shape.format.safeParse(named);
  if (!known.success) throw new Error(`pictures are SVG, JPEG, PNG, WebP or AVIF, not ${named}`);
  // Grey ones have two channels.
  const alpha = hasAlpha ? (channels === 2 ? 1 : 3) : undefined;
  return { format: known.data, width: autoOrient.width, height: autoOrient.height, alpha };
}

/**
 * By every pixel: a rounded corner is lost in a tiny copy, and would turn black. A drawing alone is as sharp in a smaller copy, which is
 * made much quicker.
 */
async function isOpaque(master: Buffer, { format, alpha }: Header): Promise<boolean> {
  if (alpha === undefined) return true;
  const picture = sharp(master, limits);
  const values = await (format === 'svg' ? picture.resize({ width: drawingWidth }) : picture)
    .extractChannel(alpha)
    .raw()
    .toBuffer();
  return values.every((value) => value >= seam);
}

/** Of pixels of three bytes each. */
function meanColour(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  pixels.forEach((value, index) => {
    sums[index % 3] = (sums[index % 3] ?? 0) + value;
  });
  const mean = (sum: number): number => Math.round((sum * 3) / pixels.length);
  return `#${sums.map((sum) => mean(sum).toString(16).padStart(2, '0')).join('')}`;
}

async function drawPlaceholder(master: Buffer): Promise<string> {
  const tiny = await sharp(master, limits)
    .autoOrient()
    .resize({ width: tinySide, height: tinySide, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const length = tiny.length / bands;
  return Array.from({ length: bands }, (_, band) => meanColour(tiny.subarray(band * length, (band + 1) * length))).join(
    ',',
  );
}

/** Decodes all of the master, so that a broken one is found now and not by the first visitor. Throws with the reason. */
export async function inspectPicture(master: Buffer): Promise<PictureFacts> {
  try {
    // Before the parser sees it, and by its beginning: a drawing may be named .png.
    const fault = isMarkup(master) ? svgFault(master) : undefined;
    if (fault !== undefined) throw new Error(fault);
    const header = await readHeader(master);
    const opaque = await isOpaque(master, header);
    // Drawn in any case: it shows that all of the picture can be decoded.
    const placeholder = await drawPlaceholder(master);
    const { format, width, height } = header;
    return { format, width, height, opaque, placeholder: opaque ? placeholder : 'transparent' };
  } catch (error) {
    // libvips adds its function names, one a line: the first line holds the reason.
    throw new Error(reasonOf(error).split('\n')[0], { cause: error });
  }
}
