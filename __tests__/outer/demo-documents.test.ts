import { parse } from 'yaml';
import { ESTATES } from '../../tools/demo-documents/data/estates.ts';
import { papersOf } from '../../tools/demo-documents/data/papers.ts';
import { documentsYaml } from '../../tools/demo-documents/documentsYaml.ts';
import { loadFonts } from '../../tools/demo-documents/pdf/fonts.ts';
import { renderPaper } from '../../tools/demo-documents/pdf/render.ts';

interface Entry {
  id: string;
  file: string;
}

const LARGEST = 60 * 1024;
const fonts = loadFonts();

describe.each(ESTATES)('$alias', (estate) => {
  test('the list has every paper, each as a small PDF', async () => {
    const papers = papersOf(estate);
    const entries = parse(documentsYaml(papers)) as Entry[];
    expect(entries.map(({ id, file }) => [id, file])).toEqual(papers.map(({ id }) => [id, `documents/${id}.pdf`]));
    for (const paper of papers) {
      const bytes = Buffer.from(await renderPaper(paper, await fonts));
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
