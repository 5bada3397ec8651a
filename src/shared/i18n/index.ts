export { createTranslations, type Texts, type Translations } from './createI18n.ts';
export { languageChanged, languageSlice, selectLanguage } from './languageSlice.ts';
export { isLanguage, languageOfPath, languages as availableLanguages } from '#domain/languages.ts';
export { regionalTag, languageTag, type LanguageTag } from './languages.ts';
export { lateNamespace } from './lateNamespace.ts';
export { loadNamespace } from './loadNamespace.ts';
