import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseMark } from '../../server/brand.ts';
import { readTextFile } from '../../server/texts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([{ path: 'M0 0' }, { viewBox: '0 0 24', path: 'M0 0' }])('the mark %j is refused by its field', (mark) => {
  expect(() => parseMark(mark)).toThrow(/brand\/mark\.json:[^]*viewBox/);
});

it('texts that are no JSON are refused by the name of their file', () => {
  const file = path.join(folder, 'brand.json');
  writeFileSync(file, '{ "name": "Obriy", }');
  expect(() => readTextFile(file)).toThrow(/brand\.json: .*line 1/);
});
