import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

export interface Document {
  /** Relative to the root of the repository. */
  name: string;
  text: string;
}

export const documents: readonly Document[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs/**/*.md,{__tests__,contract,domain,e2e,server,src,tools}/**/README.md,packages/*/README.md}', {
    cwd: root,
  }),
].map((name) => ({
  name,
  text: readFileSync(path.join(root, name), 'utf8'),
}));

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```.*?^ *```$/gms, '');
const withoutCode = (text: string): string => withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '');

/** Targets of links and pictures within the repository, without their anchors. */
export const linksOf = ({ text }: Document): string[] =>
  matches(withoutCode(text), /\]\(([^)\s#]+)[^)]*\)/g).filter((target) => !/^[a-z]+:/.test(target));

/** Names in code type that are paths below `folders`. */
export function pathsOf({ text }: Document, folders: readonly string[]): string[] {
  const names = matches(withoutBlocks(text), /`([\w.<>*-]+(?:\/[\w.<>*-]*)+)`/g);
  return names.filter((name) => folders.includes(name.split('/')[0] ?? ''));
}

/** Scripts of package.json that the text, its examples included, tells people to run. */
export const scriptsOf = ({ text }: Document): string[] =>
  matches(text, /\bnpm (?:run (?:--\w+ )*)?((?<=run (?:--\w+ )*)\w[\w:-]*|start|test)\b/g);

/** Tools that the text tells people to run. */
export const toolsOf = ({ text }: Document): string[] => matches(text, /\bnpm run (?:--silent )?tool (\w[\w-]*)/g);

/** Files that the text tells people to give to node. */
export const programsOf = ({ text }: Document): string[] => matches(text, /\bnode ([\w./-]+\.ts)\b/g);

/** Code words in the first column of tables; a cell may hold several. */
export const firstColumnOf = (text: string): string[] =>
  matches(text, /^\| (`[^|]+`[^|]*) \|/gm).flatMap((cell) => matches(cell, /`([^`]+)`/g));
