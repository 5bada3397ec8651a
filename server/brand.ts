import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { StartError } from './startError.ts';
import { readTextFile } from './texts.ts';

const fileOf = (name: string): string => path.join(import.meta.dirname, '../brand', name);

/** Throws a StartError that names the colour that is wrong. */
export function parseColors(css: string) {
  // The dark scheme follows the light one.
  const [light = '', dark = ''] = css.split('(prefers-color-scheme: dark)');
  const colorOf = (scheme: 'light' | 'dark', name: string): string => {
    const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(scheme === 'light' ? light : dark) ?? [];
    if (value !== undefined) return value;
    throw new StartError(`brand/colors.css: the ${scheme} scheme needs --${name}, written as #rrggbb`);
  };
  const lightColor = (name: string): string => colorOf('light', name);
  /** The light colours, for PDFs and other places without a style sheet. */
  const brandColors = {
    paper: lightColor('paper'),
    paperDeep: lightColor('paper-deep'),
    ink: lightColor('ink'),
    inkSoft: lightColor('ink-soft'),
    muted: lightColor('muted'),
    line: lightColor('line'),
    linden: lightColor('linden'),
    accent: lightColor('accent'),
  } as const;
  /** What browsers colour their bars with. */
  const themeColors = { light: brandColors.paper, dark: colorOf('dark', 'paper') } as const;
  return { brandColors, themeColors };
}

export const { brandColors, themeColors } = parseColors(readFileSync(fileOf('colors.css'), 'utf8'));

const Mark = z.object({
  viewBox: z.string().regex(/^-?[\d.]+(?: -?[\d.]+){3}$/, 'expected four numbers'),
  path: z.string(),
});

/** Throws a StartError that names the fields that are wrong. */
export function parseMark(value: unknown): z.infer<typeof Mark> {
  const { data, error } = Mark.safeParse(value);
  if (error) throw new StartError(`brand/mark.json:\n${z.prettifyError(error)}`);
  return data;
}

/** What is drawn beside the company's name. */
export const brandMark = parseMark(readTextFile(fileOf('mark.json')));
