import type { Localized } from '../domain/languages.ts';
import type alphabet from '../i18n/en/alphabet.json';
import type brand from '../i18n/en/brand.json';
import type failure from '../i18n/en/failure.json';
import type format from '../i18n/en/format.json';
import type formatMore from '../i18n/en/formatMore.json';
import type offline from '../i18n/en/offline.json';
import type offlinePage from '../i18n/en/offlinePage.json';
import type qa from '../i18n/en/qa.json';

declare global {
  /** Texts that the scripts hold in every language, by namespace (tools/webpack/bundledTexts.ts). */
  const __BUNDLED_TEXTS__: {
    readonly alphabet: Localized<typeof alphabet>;
    readonly brand: Localized<typeof brand>;
    readonly failure: Localized<typeof failure>;
    readonly format: Localized<typeof format>;
    readonly formatMore: Localized<typeof formatMore>;
    readonly offline: Localized<typeof offline>;
    readonly offlinePage: Localized<typeof offlinePage>;
    readonly qa: Localized<typeof qa>;
  };
}
