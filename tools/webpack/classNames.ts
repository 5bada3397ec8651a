import { createHash } from 'node:crypto';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
/**
 * The first character of a name: a letter, and none with which it could look like an advertisement, which blockers
 * hide.
 */
const first = letters.replaceAll(/[aA]/g, '');

const signAt = (alphabet: string, place: number): string => alphabet.charAt(place % alphabet.length);

/** Four characters for a file, given as its path from the project's root. */
export function fileSigns(file: string): string {
  const digest = createHash('sha256').update(file.replaceAll('\\', '/')).digest();
  return (
    signAt(first, digest.readUInt32BE(0)) + [4, 8, 12].map((at) => signAt(signs, digest.readUInt32BE(at))).join('')
  );
}

function numbered(index: number): string {
  return index < signs.length
    ? signAt(signs, index)
    : numbered(Math.floor(index / signs.length) - 1) + signAt(signs, index);
}

/**
 * Short class names of file and class: every page has hundreds of them in its styles and its markup, and hashes do not
 * compress: 0.5 KB a page. They change with their own file only, so that both builds and a persistent cache agree.
 */
export function createClassNames(root: string) {
  const files = new Map<string, { readonly file: string; readonly names: string[] }>();
  return ({ resourcePath }: { readonly resourcePath: string }, _: string, name: string): string => {
    const file = path.relative(root, resourcePath);
    const prefix = fileSigns(file);
    const known = files.get(prefix) ?? { file, names: [] };
    if (known.file !== file) {
      throw new Error(`Classes of ${file} and ${known.file} would have the same names: rename one of the files`);
    }
    files.set(prefix, known);
    const index = known.names.includes(name) ? known.names.indexOf(name) : known.names.push(name) - 1;
    return prefix + numbered(index);
  };
}
