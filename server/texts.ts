import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#domain/languages.ts';
import { StartError } from './startError.ts';

const folder = path.join(import.meta.dirname, '../i18n');

type Texts = { readonly [key: string]: string | Texts };

const files = new Map<string, Texts>();

/** Throws a StartError that names the file. */
export function readTextFile(file: string): Texts {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as Texts;
  } catch (error) {
    throw new StartError(`${path.relative('', file)}: ${String(error)}`, { cause: error });
  }
}

function readTexts(language: Language, namespace: string): Texts {
  const file = path.join(folder, language, `${namespace}.json`);
  const texts = files.get(file) ?? readTextFile(file);
  files.set(file, texts);
  return texts;
}

/** A text of the site as its file has it, by its i18n key, such as `offerTerms:until`. */
export function rawTextOf(language: Language, name: string): string {
  const [namespace = '', key = ''] = name.split(':');
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      readTexts(language, namespace),
    );
  if (typeof found !== 'string') throw new Error(`There is no text ${name} in ${language}`);
  return found;
}

/** The same with its values. Plurals are not supported. */
export function textOf(
  language: Language,
  name: `${string}:${string}`,
  values: Readonly<Record<string, string>> = {},
): string {
  return rawTextOf(language, name)
    .replaceAll(/\$t\((\w+:\w+)\)/g, (_, nested: `${string}:${string}`) => textOf(language, nested))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}
