export { createTranslations, type Texts, type Translations } from './createI18n.ts';
export { languageChanged, languageSlice, selectLanguage } from './languageSlice.ts';
export { lazyNamespace, loadNamespace } from './lazyNamespace.ts';
