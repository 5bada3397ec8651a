import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import { languageTag } from '#domain/languages.ts';
import { defaultSettings, type Language } from '#shared/config';

/** Fetches a file of i18n/; passed in, because a browser and a test load it differently. */
type LoadNamespace = (language: Language, namespace: string) => Promise<ResourceKey>;

/** Texts by namespace. */
export type Texts = Readonly<Record<string, ResourceKey>>;

/** The texts of each language, every one an instance of its own: two languages can render at a time without mixing. */
export interface Translations {
  readonly of: (language: Language) => I18n;
  /** Begins to fetch what `load` will need. */
  readonly begin: (language: Language) => void;
  readonly load: (language: Language, namespaces: readonly string[]) => Promise<void>;
  /** What of these has been loaded: the server sends it with the page, `add` takes it in. */
  readonly texts: (language: Language, namespaces: readonly string[]) => Texts;
  readonly add: (language: Language, texts: Texts) => void;
}

/** `onMissing` is called for every key without a text; tests fail then. */
export function createTranslations(loadNamespace: LoadNamespace, onMissing?: (key: string) => void): Translations {
  const instances = new Map<Language, I18n>();

  const make = (language: Language): I18n => {
    const instance = createInstance();
    void instance.init({
      lng: languageTag(language),
      fallbackLng: false,
      ns: [],
      defaultNS: 'common',
      // React escapes all texts.
      interpolation: { escapeValue: false },
      // The language of an instance never changes.
      react: { useSuspense: false, bindI18n: false },
      initAsync: false,
      resources: {},
      ...(onMissing && {
        saveMissing: true,
        missingKeyHandler: (_: readonly string[], namespace: string, key: string) =>
          onMissing(`${language}/${namespace}: ${key}`),
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
    // Lazy parts that were loaded in another language stay open.
    const open = [...instances].flatMap(([each, known]) =>
      Object.keys(known.getDataByLanguage(languageTag(each)) ?? {}),
    );
    await Promise.all(
      [...new Set([...namespaces, ...open])]
        .filter((namespace) => !instance.hasResourceBundle(tag, namespace))
        .map(async (namespace) => {
          instance.addResourceBundle(tag, namespace, await loadNamespace(language, namespace), true);
        }),
    );
  };

  const texts = (language: Language, namespaces: readonly string[]): Texts => {
    const loaded: Texts = of(language).getDataByLanguage(languageTag(language)) ?? {};
    return Object.fromEntries(
      namespaces.flatMap((namespace) => (loaded[namespace] === undefined ? [] : [[namespace, loaded[namespace]]])),
    );
  };

  const add = (language: Language, added: Texts): void => {
    for (const [namespace, resources] of Object.entries(added)) {
      of(language).addResourceBundle(languageTag(language), namespace, resources, true);
    }
  };

  const begin = (language: Language): void => void loadNamespace(language, 'common').catch(() => {});

  return { of, begin, load, texts, add };
}

/**
 * One chunk a language: the texts of the first page are in its HTML, the rest is fetched once.
 * A chunk a namespace had every visitor download the names of 34 files before the first page was usable.
 */
export const loadNamespace: LoadNamespace = async (language, namespace) => {
  const files = (await import(/* webpackChunkName: "texts-[request]" */ `../../../i18n/${language}/index.ts`)) as Texts;
  const texts = files[namespace];
  if (texts === undefined) throw new Error(`There are no texts "${namespace}" in ${language}`);
  return texts;
};

/** Loads the texts of a lazy part, which no route needs. */
export async function lazyNamespace(i18n: I18n, language: Language, namespace: string): Promise<void> {
  const tag = languageTag(language);
  if (i18n.hasResourceBundle(tag, namespace)) return;
  i18n.addResourceBundle(tag, namespace, await loadNamespace(language, namespace), true);
}

/** The language on the screen, mirrored from the URL. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: defaultSettings.defaultLanguage,
  reducers: {
    languageChanged: (_, action: PayloadAction<Language>) => action.payload,
  },
  selectors: { selectLanguage: (language) => language },
});

export const { languageChanged } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
