import type { ResourceKey } from 'i18next';
import type { LoadNamespace } from './createI18n.ts';

type TextsByNamespace = Readonly<Record<string, ResourceKey>>;

/**
 * One chunk a language: the texts of the page that a visitor comes to are in its HTML, the rest is asked for once.
 * A chunk a namespace had every visitor download the names of 34 files before the first page was usable.
 */
export const loadNamespace: LoadNamespace = async (language, namespace) => {
  const files = (await import(
    /* webpackChunkName: "texts-[request]" */ `../../../i18n/${language}/index.ts`
  )) as TextsByNamespace;
  const texts = files[namespace];
  if (texts === undefined) throw new Error(`There are no texts "${namespace}" in ${language}`);
  return texts;
};
