import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The packages keep the scripts apart; a character is drawn by the first that has it. */
export const scripts = ['cyrillic', 'latin', 'latin-ext'] as const;
export type Script = (typeof scripts)[number];

export const faces = ['title', 'text', 'strong'] as const;
export type Face = (typeof faces)[number];

export type Fonts = ReadonlyMap<`${Face}-${Script}`, Buffer>;

let fonts: Promise<Fonts> | undefined;

async function readFonts(): Promise<Fonts> {
  const names = faces.flatMap((face) => scripts.map((script) => `${face}-${script}` as const));
  const files = names.map(
    async (name) => [name, await readFile(path.join(import.meta.dirname, 'fonts', `${name}.ttf`))] as const,
  );
  return new Map(await Promise.all(files));
}

/** Read when the first PDF is asked for, and once. */
export async function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}
