import path from 'node:path';
import { languages, localized } from '../../domain/languages.ts';
import { readTextFile } from '../../server/texts.ts';

const folder = path.join(import.meta.dirname, '../../i18n');

/**
 * Namespaces that are bundled with the scripts in every language: they are needed offline, or before any other file.
 */
const namespaces = ['alphabet', 'brand', 'failure', 'format', 'formatMore', 'offline', 'offlinePage', 'qa'];

const fileOf = (language: string, namespace: string): string => path.join(folder, language, `${namespace}.json`);

export const bundledTexts = namespaces.map((namespace) => ({
  namespace,
  files: languages.map((language) => fileOf(language, namespace)),
  read: (): unknown => localized((language) => readTextFile(fileOf(language, namespace))),
}));
