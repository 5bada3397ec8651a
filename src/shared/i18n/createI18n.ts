import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import type { Language } from '#shared/config';
import { languageTag } from './languages.ts';

/** Fetches a file of i18n/; passed in, because a browser and a test load it differently. */
export type LoadNamespace = (language: Language, namespace: string) => Promise<ResourceKey>;

/** The texts of each language, every one an instance of its own: two languages can render at a time without mixing. */
export interface Translations {
  readonly of: (language: Language) => I18n;
  readonly load: (language: Language, namespaces: readonly string[]) => Promise<void>;
}

/** `onMissing` hears of every key that has no text; tests make that a failure. */
export function createTranslations(
  loadNamespace: LoadNamespace,
  onMissing?: (key: string) => void,
): Translations {
  const instances = new Map<Language, I18n>();

  const make = (language: Language): I18n => {
    const instance = createInstance();
    void instance.init({
      lng: languageTag(language),
      fallbackLng: false,
      ns: [],
      defaultNS: 'common',
      // Everything that is shown goes through React, which escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      initAsync: false,
      resources: {},
      partialBundledLanguages: true,
      ...(onMissing && {
        saveMissing: true,
        missingKeyHandler: (_: readonly string[], namespace: string, key: string) => onMissing(`${language}/${namespace}: ${key}`),
      }),
    });
    return instance;
  };

  const of = (language: Language): I18n => {
    const instance = instances.get(language) ?? make(language);
    instances.set(language, instance);
    return instance;
  };

  const load = async (language: Language, namespaces: readonly string[]): Promise<void> => {
    const instance = of(language);
    const tag = languageTag(language);
    await Promise.all(
      namespaces
        .filter((namespace) => !instance.hasResourceBundle(tag, namespace))
        .map(async (namespace) => {
          instance.addResourceBundle(tag, namespace, await loadNamespace(language, namespace), true);
        }),
    );
  };

  return { of, load };
}
