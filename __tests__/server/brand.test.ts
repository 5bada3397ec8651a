import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseColors, parseMark } from '../../server/brand.ts';
import { StartError } from '../../server/startError.ts';
import { readTextFile } from '../../server/texts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([{ path: 'M0 0' }, { viewBox: '0 0 24', path: 'M0 0' }])('the mark %j is refused by its field', (mark) => {
  expect(() => parseMark(mark)).toThrow(StartError);
  expect(() => parseMark(mark)).toThrow(/brand\/mark\.json:[^]*viewBox/);
});

const lightColors = ['paper', 'paper-deep', 'ink', 'ink-soft', 'muted', 'line', 'linden', 'accent'];
const colors = `${lightColors.map((name) => `--${name}: #123abc;`).join(' ')} @media (prefers-color-scheme: dark) { --paper: #000000; }`;

it.each([
  ['--accent: #123abc', '--accent: rgb(1 2 3)', 'the light scheme needs --accent, written as #rrggbb'],
  ['--paper: #000000', '--paper: black', 'the dark scheme needs --paper, written as #rrggbb'],
])('the colours are refused with %s changed to %s', (color, other, reason) => {
  expect(parseColors(colors).themeColors).toEqual({ light: '#123abc', dark: '#000000' });
  const parse = () => parseColors(colors.replace(color, other));
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(reason);
});

it('texts that are no JSON are refused by the name of their file', () => {
  const file = path.join(folder, 'brand.json');
  writeFileSync(file, '{ "name": "Obriy", }');
  expect(() => readTextFile(file)).toThrow(StartError);
  expect(() => readTextFile(file)).toThrow(/brand\.json: .*line 1/);
});
