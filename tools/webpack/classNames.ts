import { createHash } from 'node:crypto';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
/** What a name begins with: a letter, and not one with which it could read as an advertisement's, which blockers hide. */
const first = letters.replaceAll(/[aA]/g, '');

const signAt = (alphabet: string, place: number): string => alphabet.charAt(place % alphabet.length);

/** Four signs that stand for a file, given as its path from the project's root. */
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
 * Names of classes: where they come from, and which of that file's they are. Every page has hundreds of them in its styles and its markup, and a
 * hash a class is what compression cannot shorten: 0.5 KB a page. They change with their own file alone, so that both builds and a kept cache agree.
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
