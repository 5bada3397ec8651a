import type { Stats } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { contentHash } from './contentHash.ts';
import type { VariantFormat } from './variants.ts';

interface Source {
  /** Absolute path of the master. */
  file: string;
  hash: string;
}

/** A rendition that is made of a master. */
export interface VariantAsset extends Source {
  kind: 'variant';
  width: number;
  format: VariantFormat;
  opaque: boolean;
}

/** A picture that is drawn over a master. */
export interface DrawnAsset extends Source {
  kind: 'drawn';
  /** Names the master together with all else that is in the picture. */
  recipe: string;
  /** Returns a JPEG. */
  draw: (master: Buffer) => Promise<Buffer>;
}

export type Packing = 'br' | 'gzip';

/** A file in compressed form. */
export interface PackedAsset extends Source {
  kind: 'packed';
  packing: Packing;
}

/** A stored file derived from a master. */
export type MadeAsset = VariantAsset | DrawnAsset | PackedAsset;

/** A file that is served as it is. */
export interface WholeAsset extends Source {
  kind: 'whole';
  /** Of the file when its hash was taken, by `versionOf`. */
  version: string;
  /** Compression makes it much smaller. */
  packs?: true;
  headers: Readonly<Record<string, string>>;
}

export type MediaAsset = VariantAsset | DrawnAsset | WholeAsset;

export const mediaPrefix = '/media/';

/** For addresses: the file's name in plain lower-case ASCII, without its extension. */
export function addressName(file: string): string {
  const plain = path
    .parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'file' : plain;
}

/** Another one after each write, whatever date the writer sets. */
export const versionOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => [ino, size, mtimeMs, ctimeMs].join();

/** The size of an untouched file, and its bytes unless `method` is HEAD; undefined: only the hash can tell whether it has changed. */
export async function openUntouched(
  { file, version }: WholeAsset,
  method: string,
): Promise<{ size: number; body: Readable } | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return undefined;
  const stats = await handle.stat();
  const untouched = versionOf(stats) === version;
  if (untouched && method !== 'HEAD') return { size: stats.size, body: handle.createReadStream() };
  await handle.close();
  return untouched ? { size: stats.size, body: Readable.from([]) } : undefined;
}

/** Undefined when the file has changed since its address was published: addresses are immutable. */
export async function readSource({ file, hash }: Source): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && contentHash(bytes) === hash ? bytes : undefined;
}
