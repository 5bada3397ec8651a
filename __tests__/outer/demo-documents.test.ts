import { parse } from 'yaml';
import { ESTATES } from '../../tools/demo-documents/data/estates.ts';
import { papersOf } from '../../tools/demo-documents/data/papers.ts';
import { documentsYaml } from '../../tools/demo-documents/documentsYaml.ts';

interface Entry {
  id: string;
  file: string;
}

describe.each(ESTATES)('$alias', (estate) => {
  test('the list has every paper with its file', () => {
    const papers = papersOf(estate);
    const entries = parse(documentsYaml(papers)) as Entry[];
    expect(entries.map(({ id, file }) => [id, file])).toEqual(papers.map(({ id }) => [id, `documents/${id}.pdf`]));
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
