export { createTranslations, type Texts, type Translations } from './createI18n.ts';
export { languageChanged, languageSlice, selectLanguage } from './languageSlice.ts';
export { lateNamespace } from './lateNamespace.ts';
export { loadNamespace } from './loadNamespace.ts';
