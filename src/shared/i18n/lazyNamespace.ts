import type { i18n as I18n, ResourceKey } from 'i18next';
import { languageTag } from '#domain/languages.ts';
import type { Language } from '#shared/config';
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

/** Brings texts that no route needs: those of a part that comes when it is asked for. */
export async function lazyNamespace(i18n: I18n, language: Language, namespace: string): Promise<void> {
  const tag = languageTag(language);
  if (i18n.hasResourceBundle(tag, namespace)) return;
  i18n.addResourceBundle(tag, namespace, await loadNamespace(language, namespace), true);
}
