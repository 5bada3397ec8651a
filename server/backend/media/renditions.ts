import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Format } from './variants.ts';

export interface Rendition {
  readonly hash: string;
  /** The master, an absolute path. */
  readonly file: string;
  readonly width: number;
  readonly format: Format;
}

export interface Renditions {
  /** The bytes of a rendition: from the disk, or made now. */
  read(rendition: Rendition): Promise<Buffer>;
}

const atOnce = 2;
/** Quality and effort by measurement: the AVIF of a phone's hero stays under 40 KB and takes well under a second. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 4 }),
} as const;

/** Lets at most `limit` tasks run; the others wait in line. */
function createGate(limit: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

async function encode({ file, width, format }: Rendition): Promise<Buffer> {
  const picture = sharp(file).autoOrient().resize(width);
  return encoders[format](picture).toBuffer();
}

async function readOrNothing(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

export function createRenditions(cacheDir: string): Renditions {
  const gate = createGate(atOnce);
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(rendition: Rendition, target: string): Promise<Buffer> {
    const bytes = await gate(() => encode(rendition));
    await mkdir(path.dirname(target), { recursive: true });
    // A reader never meets half a file: the name appears when the bytes are there.
    const draft = `${target}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, target);
    return bytes;
  }

  return {
    async read(rendition) {
      const target = path.join(cacheDir, rendition.hash, `${rendition.width}.${rendition.format}`);
      const pending = underWay.get(target);
      if (pending) return pending;
      const reading = readOrNothing(target).then((found) => found ?? make(rendition, target));
      underWay.set(target, reading);
      try {
        return await reading;
      } finally {
        underWay.delete(target);
      }
    },
  };
}
