import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The font packages split scripts; the first one with a character draws it. */
export const scripts = ['cyrillic', 'latin', 'latin-ext'] as const;
export type Script = (typeof scripts)[number];

export const faces = ['title', 'text', 'strong'] as const;
export type PdfFace = (typeof faces)[number];

export type Fonts = ReadonlyMap<`${PdfFace}-${Script}`, Buffer>;

let fonts: Promise<Fonts> | undefined;

async function readFonts(): Promise<Fonts> {
  const names = faces.flatMap((face) => scripts.map((script) => `${face}-${script}` as const));
  const files = names.map(
    async (name) => [name, await readFile(path.join(import.meta.dirname, 'fonts', `${name}.ttf`))] as const,
  );
  return new Map(await Promise.all(files));
}

/** Loaded once, for the first PDF. */
export async function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}
