/**
 * Sets the demonstration documents: content/projects/<alias>/documents.yaml and documents/*.pdf. The same input gives the same files to the byte.
 * Run it by `npm run tool demo-documents` after changing data/; its output is committed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESTATES } from './data/estates.ts';
import { documentsOf } from './data/documents.ts';
import { documentsYaml } from './documentsYaml.ts';
import { loadFonts } from './pdf/fonts.ts';
import { renderDocument } from './pdf/render.ts';
import type { StructureOf } from './pdf/writer.ts';

const PROJECTS = join(import.meta.dirname, '../../../content/projects');

export async function makeDocuments(structureOf: StructureOf): Promise<void> {
  const fonts = await loadFonts();
  for (const estate of ESTATES) {
    const folder = join(PROJECTS, estate.alias);
    const documents = documentsOf(estate);
    await rm(join(folder, 'documents'), { recursive: true, force: true });
    await mkdir(join(folder, 'documents'), { recursive: true });
    await writeFile(join(folder, 'documents.yaml'), documentsYaml(documents));
    for (const document of documents) {
      const pdf = await renderDocument(document, fonts, structureOf);
      await writeFile(join(folder, 'documents', `${document.id}.pdf`), pdf);
      process.stdout.write(`${estate.alias}/documents/${document.id}.pdf ${pdf.byteLength} bytes\n`);
    }
  }
}
