import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#domain/languages.ts';

const folder = path.join(import.meta.dirname, '../i18n');

type Texts = { readonly [key: string]: string | Texts };

const files = new Map<string, Texts>();

function readTexts(language: Language, namespace: string): Texts {
  const file = path.join(folder, language, `${namespace}.json`);
  const texts = files.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Texts);
  files.set(file, texts);
  return texts;
}

/** A text of the site by its i18n key, such as `offerTerms:until`. Plurals are not supported. */
export function textOf(
  language: Language,
  name: `${string}:${string}`,
  values: Readonly<Record<string, string>> = {},
): string {
  const [namespace = '', key = ''] = name.split(':');
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      readTexts(language, namespace),
    );
  if (typeof found !== 'string') throw new Error(`There is no text ${name} in ${language}`);
  return found
    .replaceAll(/\$t\((\w+:\w+)\)/g, (_, nested: `${string}:${string}`) => textOf(language, nested))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}
