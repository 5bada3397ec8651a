import { stat } from 'node:fs/promises';
import { cardsOf } from './openGraph/cards.ts';
import type { Media } from './ports.ts';
import { assemble, type Snapshot } from './content/assemble.ts';
import { ContentError, type Problem } from './content/problems.ts';
import { createReader } from './content/reader.ts';
import { checkReferences } from './content/references.ts';
import { readSources } from './content/sources.ts';

/** Throws a ContentError with every problem of every file; with wrong references between files once each file is right by itself. */
export async function loadContent(contentDir: string, media: Media): Promise<Snapshot> {
  const folder = await stat(contentDir).catch(() => undefined);
  if (folder?.isDirectory() !== true) {
    throw new ContentError([
      { file: contentDir, line: undefined, field: [], message: 'there is no such content folder' },
    ]);
  }
  const problems: Problem[] = [];
  const sources = await readSources(createReader(contentDir, media, problems));
  // A broken file lacks what the others refer to: the others would be blamed.
  if (problems.length > 0) throw new ContentError(problems);
  checkReferences(sources);
  if (problems.length > 0) throw new ContentError(problems);
  return assemble(sources, (content, language) => cardsOf(content, language, media));
}
