export { createTranslations, lazyNamespace, loadNamespace, type Texts, type Translations } from './createI18n.ts';
export { languageChanged, languageSlice, selectLanguage } from './languageSlice.ts';
