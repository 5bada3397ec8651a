/**
 * Draws the icons of the site from public/favicon.svg into public/. Run it by hand (`npm run tool icons`) after
 * changing that drawing; its output is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../../public');
const drawing = await readFile(path.join(folder, 'favicon.svg'));

/** As it is: round corners, transparent outside of them. */
const icon = async (size: number): Promise<Buffer> =>
  sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer();

/** The background colour of the drawing, in the middle of its upper edge. */
async function groundColor(): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await sharp(drawing)
    .resize(32, 32)
    .extract({ left: 16, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b };
}

/** To the edges, for systems that crop the shape themselves; `share` of the side is for the drawing. */
async function fullIcon(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const input = await icon(inner);
  return sharp({ create: { width: size, height: size, channels: 3, background: await groundColor() } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer();
}

/**
 * An ICO that contains one PNG: a header of 6 bytes and an entry of 16 (size, colours, planes, bits, length, offset).
 */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files: Readonly<Record<string, Buffer>> = {
  // In tabs and search results.
  'favicon.ico': ico(await icon(48), 48),
  'apple-touch-icon.png': await fullIcon(180, 1),
  'icons/icon-192.png': await icon(192),
  'icons/icon-512.png': await icon(512),
  // The drawing is within the circle of four fifths that no system crops.
  'icons/maskable-512.png': await fullIcon(512, 0.92),
};

await mkdir(path.join(folder, 'icons'), { recursive: true });
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(path.join(folder, name), bytes);
  process.stdout.write(`${name} ${bytes.length} bytes\n`);
}
