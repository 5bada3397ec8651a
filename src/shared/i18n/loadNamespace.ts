import type { ResourceKey } from 'i18next';
import type { LoadNamespace } from './createI18n.ts';

/** A chunk a language and namespace. */
export const loadNamespace: LoadNamespace = async (language, namespace) => {
  const file = (await import(
    /* webpackChunkName: "i18n-[request]" */ `../../../i18n/${language}/${namespace}.json`
  )) as { readonly default: ResourceKey };
  return file.default;
};
