/**
 * Sets the demonstration papers: content/projects/<alias>/documents.yaml and documents/*.pdf. The same input gives the same files to the byte.
 * Run it by `npm run tool demo-documents` after changing data/; its output is committed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESTATES } from './data/estates.ts';
import { papersOf } from './data/papers.ts';
import { documentsYaml } from './documentsYaml.ts';
import { loadFonts } from './pdf/fonts.ts';
import { renderPaper } from './pdf/render.ts';

const PROJECTS = join(import.meta.dirname, '../../../content/projects');

const fonts = await loadFonts();
for (const estate of ESTATES) {
  const folder = join(PROJECTS, estate.alias);
  const papers = papersOf(estate);
  await rm(join(folder, 'documents'), { recursive: true, force: true });
  await mkdir(join(folder, 'documents'), { recursive: true });
  await writeFile(join(folder, 'documents.yaml'), documentsYaml(papers));
  for (const paper of papers) {
    const pdf = await renderPaper(paper, fonts);
    await writeFile(join(folder, 'documents', `${paper.id}.pdf`), pdf);
    process.stdout.write(`${estate.alias}/documents/${paper.id}.pdf ${pdf.byteLength} bytes\n`);
  }
}
