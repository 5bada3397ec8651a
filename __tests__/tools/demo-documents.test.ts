import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ESTATES } from '../../tools/demo-documents/data/estates.ts';
import { papersOf } from '../../tools/demo-documents/data/papers.ts';
import { documentsYaml } from '../../tools/demo-documents/documentsYaml.ts';

interface Entry {
  id: string;
  date: string;
  number: string | null;
  registry_url: string | null;
  file: string;
}

const PROJECTS = join(__dirname, '../../content/projects');
const LARGEST = 60 * 1024;

describe.each(ESTATES)('$alias', (estate) => {
  const folder = join(PROJECTS, estate.alias);
  const readList = async (): Promise<string> => readFile(join(folder, 'documents.yaml'), 'utf8');

  test('the committed list is what the generator writes', async () => {
    expect(await readList()).toBe(documentsYaml(papersOf(estate)));
  });

  test('the papers say of the houses what the page of the complex says', async () => {
    const project = parse(await readFile(join(folder, 'project.yaml'), 'utf8')) as {
      characteristics: { flats_count: number; houses_count: number; floors: { ua: string } };
    };
    const { flats_count: flats, houses_count: houses, floors } = project.characteristics;
    const { flats: papersFlats, houses: papersHouses, floors: papersFloors } = estate;
    // Papers keep their numbers in one line with other spaces.
    expect([flats, houses, floors.ua.replaceAll(/\s/g, ' ')]).toEqual([
      papersFlats,
      papersHouses,
      papersFloors.replaceAll(/\s/g, ' '),
    ]);
  });

  test('every paper of the list is there as a small PDF, and no other file', async () => {
    const entries = parse(await readList()) as Entry[];
    expect((await readdir(join(folder, 'documents'))).sort()).toEqual(entries.map(({ id }) => `${id}.pdf`).sort());
    for (const { file } of entries) {
      const bytes = await readFile(join(folder, file));
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.byteLength).toBeLessThanOrEqual(LARGEST);
    }
  });

  test('papers follow each other as in life: land, permit, declaration, contract, certificate', () => {
    const days = [estate.land, estate.permit, estate.declaration, estate.contract, estate.certificate].filter(
      (day) => day !== null,
    );
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)?.localeCompare('2026-11-21')).toBe(-1);
  });
});

test('numbers in registers are not given twice', () => {
  const numbers = ESTATES.flatMap((estate) => papersOf(estate).flatMap(({ number }) => number ?? []));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a complex that is only planned has the land extract alone', () => {
  const planned = ESTATES.find(({ alias }) => alias === 'pivnichne-svitlo');
  expect(planned && papersOf(planned).map(({ id }) => id)).toEqual(['land-extract']);
});
