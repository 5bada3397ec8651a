import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import mark from '../brand/mark.json' with { type: 'json' };

const file = path.join(import.meta.dirname, '../brand/colors.css');
/** The rules for the light scheme and for the dark one, which follows. */
const [light = '', dark = ''] = readFileSync(file, 'utf8').split('(prefers-color-scheme: dark)');

function colorOf(scheme: string, name: string): string {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(scheme) ?? [];
  if (value === undefined) throw new Error(`brand/colors.css: both schemes need --${name}, written as #rrggbb`);
  return value;
}

const lightColor = (name: string): string => colorOf(light, name);

/** The light colours, for PDFs and other places without a style sheet. */
export const brandColors = {
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
export const themeColors = { light: brandColors.paper, dark: colorOf(dark, 'paper') } as const;

const Mark = z.object({
  viewBox: z.string().regex(/^-?[\d.]+(?: -?[\d.]+){3}$/, 'expected four numbers'),
  path: z.string(),
});

/** Throws an error that names the fields that are wrong. */
export function parseMark(value: unknown): z.infer<typeof Mark> {
  const { data, error } = Mark.safeParse(value);
  if (error) throw new Error(`brand/mark.json:\n${z.prettifyError(error)}`);
  return data;
}

/** What is drawn beside the company's name. */
export const brandMark = parseMark(mark);
