import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ESTATES } from '../documents/data/estates.ts';
import { documentsOf } from '../documents/data/documents.ts';
import { documentsYaml } from '../documents/documentsYaml.ts';
import { renderDocument } from '../documents/pdf/render.ts';
import { Structure } from '../../../server/backend/pdf/structure.ts';
import { readStructure } from '../../../__tests__/support/pdfText.ts';

interface Entry {
  id: string;
  file: string;
}

describe.each(ESTATES)('$alias', (estate) => {
  test('the list has every document with its file', () => {
    const documents = documentsOf(estate);
    const entries = parse(documentsYaml(documents)) as Entry[];
    expect(entries.map(({ id, file }) => [id, file])).toEqual(documents.map(({ id }) => [id, `documents/${id}.pdf`]));
  });

  test('documents are dated in a realistic order: land, permit, declaration, contract, certificate', () => {
    const days = [estate.land, estate.permit, estate.declaration, estate.contract, estate.certificate].filter(
      (day) => day !== null,
    );
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)?.localeCompare('2026-11-21')).toBe(-1);
  });
});

const structureOf = (doc: PDFKit.PDFDocument) => new Structure(doc);

test('every document is tagged for screen readers', async () => {
  // Static cuts of the same families: the tool's own come from packages whose files jest replaces.
  const read = async (name: string) =>
    readFile(path.join(__dirname, '../../../server/backend/pdf/fonts', `${name}.ttf`));
  const face = async (name: string) => ({
    cyrillic: await read(`${name}-cyrillic`),
    latin: await read(`${name}-latin`),
  });
  const fonts = { text: await face('text'), strong: await face('strong'), title: await face('title') };
  for (const legal of ESTATES.flatMap(documentsOf)) {
    const { tags, ...document } = readStructure(await renderDocument(legal, fonts, structureOf));
    expect(document).toEqual({ displaysTitle: true, marked: true, language: 'uk', alternatives: [], untagged: 0 });
    const count = (tag: string) => tags.filter((each) => each === tag).length;
    const clauses = legal.sections.flatMap((section) => section.clauses);
    expect(['H1', 'H2', 'TR', 'LI'].map(count)).toEqual([1, legal.sections.length, legal.facts.length, clauses.length]);
  }
});

test('register numbers are unique', () => {
  const numbers = ESTATES.flatMap((estate) => documentsOf(estate).flatMap(({ number }) => number ?? []));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a planned complex has only the land extract', () => {
  const planned = ESTATES.find(({ alias }) => alias === 'pivnichne-svitlo');
  expect(planned && documentsOf(planned).map(({ id }) => id)).toEqual(['land-extract']);
});
