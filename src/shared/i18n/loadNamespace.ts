import type { ResourceKey } from 'i18next';
import type { Language } from '#shared/config';
import type { LoadNamespace } from './createI18n.ts';

type TextsByNamespace = Readonly<Record<string, ResourceKey>>;

/**
 * One chunk a language: the texts of the page that a visitor comes to are in its HTML, the rest is asked for once.
 * A chunk a namespace had every visitor download the names of 34 files before the first page was usable.
 */
const files: Readonly<Record<Language, () => Promise<TextsByNamespace>>> = {
  ua: () => import(/* webpackChunkName: "texts-ua" */ './texts/ua.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
};

export const loadNamespace: LoadNamespace = async (language, namespace) => {
  const texts = (await files[language]())[namespace];
  if (texts === undefined) throw new Error(`There are no texts "${namespace}" in ${language}`);
  return texts;
};
