export {
  createTranslations,
  languageChanged,
  languageSlice,
  lazyNamespace,
  loadNamespace,
  selectLanguage,
  type Texts,
  type Translations,
} from './createI18n.ts';
