import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notBuilt, StartError } from '../startError.ts';

/** Placeholders in the built page for the server's markup. */
export const headMark = '<!--head-->';
export const bodyMark = '<!--body-->';

export const rootElement = (html: string): string => `<div id="root">${html}</div>`;

interface PageParts {
  /** BCP 47. */
  readonly languageTag: string;
  readonly head: string;
  readonly body: string;
}

export type Template = (parts: PageParts) => string;

/** The built page as a template; throws a StartError when it is missing. */
export function readTemplate(clientDir: string): Template {
  const file = path.join(clientDir, 'index.html');
  if (!existsSync(file)) throw notBuilt(file);
  const [start, middle, end] = readFileSync(file, 'utf8').split(new RegExp(`${headMark}|${bodyMark}`));
  if (start === undefined || middle === undefined || end === undefined) {
    throw new StartError(`${file} has no ${headMark} and ${bodyMark}: build the site again with npm run build`);
  }
  return ({ languageTag, head, body }) =>
    start.replace(/<html lang="[^"]*"/, `<html lang="${languageTag}"`) + head + middle + body + end;
}
