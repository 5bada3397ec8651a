import type { ResourceKey } from 'i18next';
import type { Language } from '#shared/config';
import type { LoadNamespace } from './createI18n.ts';

/** A chunk a language and namespace. */
export const loadNamespace: LoadNamespace = async (language, namespace) => {
  const file = (await import(
    /* webpackChunkName: "i18n-[request]" */ `../../../i18n/${language}/${namespace}.json`
  )) as { readonly default: ResourceKey };
  return file.default;
};

/** The name that webpack gives the chunk. */
export function textChunk(language: Language, namespace: string): string {
  return `i18n-${language}-${namespace}-json`;
}
