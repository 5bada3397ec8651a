import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ESTATES } from '../documents/data/estates.ts';
import { papersOf } from '../documents/data/papers.ts';
import { documentsYaml } from '../documents/documentsYaml.ts';
import { renderPaper } from '../documents/pdf/render.ts';
import { readStructure } from '../../../__tests__/support/pdfText.ts';

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

test('every paper is tagged for screen readers', async () => {
  // Cuts of the same families: the tool's own come from packages whose files jest replaces.
  const read = async (name: string) =>
    readFile(path.join(__dirname, '../../../server/backend/pdf/fonts', `${name}.ttf`));
  const face = async (name: string) => ({
    cyrillic: await read(`${name}-cyrillic`),
    latin: await read(`${name}-latin`),
  });
  const fonts = { text: await face('text'), strong: await face('strong'), title: await face('title') };
  for (const paper of ESTATES.flatMap(papersOf)) {
    const { tags, ...document } = readStructure(await renderPaper(paper, fonts));
    expect(document).toEqual({ displaysTitle: true, marked: true, language: 'uk', alternatives: [], untagged: 0 });
    const count = (tag: string) => tags.filter((each) => each === tag).length;
    const clauses = paper.sections.flatMap((section) => section.clauses);
    expect(['H1', 'H2', 'TR', 'LI'].map(count)).toEqual([1, paper.sections.length, paper.facts.length, clauses.length]);
  }
});

test('numbers in registers are not given twice', () => {
  const numbers = ESTATES.flatMap((estate) => papersOf(estate).flatMap(({ number }) => number ?? []));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a complex that is only planned has the land extract alone', () => {
  const planned = ESTATES.find(({ alias }) => alias === 'pivnichne-svitlo');
  expect(planned && papersOf(planned).map(({ id }) => id)).toEqual(['land-extract']);
});
