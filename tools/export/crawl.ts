import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesOthers, ownPath, referencesOf } from './references.ts';
import { isServed } from './siteFiles.ts';

interface BrokenLink {
  /** The file with the reference, as a URL path. */
  readonly file: string;
  readonly link: string;
}

/** The files of a folder as URL paths. A folder may have the name of a file, since an alias may end in `.html`. */
export const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);

/** Reads every file of a site that has references, and returns those without a file on the site's own origin. */
export function findBrokenLinks(folder: string, origin: string): BrokenLink[] {
  const files = filesIn(folder);
  const known = new Set(files);
  return files.filter(namesOthers).flatMap((file) =>
    referencesOf(file, readFileSync(path.join(folder, file), 'utf8'))
      .filter((link) => {
        const target = ownPath(link, file, origin);
        return target !== undefined && !isServed(known, target);
      })
      .map((link) => ({ file, link })),
  );
}
