import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#domain/languages.ts';

type Texts = { readonly [key: string]: string | Texts };

const root = path.join(import.meta.dirname, '../..');

function textsOf(language: Language, namespace: string): Texts {
  return JSON.parse(readFileSync(path.join(root, 'i18n', language, `${namespace}.json`), 'utf8')) as Texts;
}

/** A text of the site by its key, `namespace:path.to.it`, so that a walk works in both languages. */
export function wordsOf(language: Language): (key: string) => string {
  return (key) => {
    const [namespace = '', place = ''] = key.split(':');
    const found = place
      .split('.')
      .reduce<Texts | string | undefined>(
        (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
        textsOf(language, namespace),
      );
    if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`);
    return found;
  };
}

/** The same as a pattern, with wildcards for its values. */
export function patternOf(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
  );
}
