import type { i18n as I18n } from 'i18next';
import { languageTag } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import { loadNamespace } from './loadNamespace.ts';

/** Brings texts that no route needs: those of a part that comes when it is asked for. */
export async function lazyNamespace(i18n: I18n, language: Language, namespace: string): Promise<void> {
  const tag = languageTag(language);
  if (i18n.hasResourceBundle(tag, namespace)) return;
  i18n.addResourceBundle(tag, namespace, await loadNamespace(language, namespace), true);
}
