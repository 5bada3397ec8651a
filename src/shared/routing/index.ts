export { LanguageContext, useLanguage, useLocalizedPath } from './LanguageContext.ts';
export {
  localizedPath,
  pathInLanguage,
  pathOfItsLanguage,
  withoutLanguage,
  withoutUnknownLanguage,
} from './languagePath.ts';
export { LocalLink, LocalNavLink } from './LocalLink.tsx';
export { LocalRichText } from './LocalRichText.tsx';
export { locationChanged, locationSlice, pageLeft, selectLocation, type LocationState } from './locationSlice.ts';
export { useHash } from './useHash.ts';
export { paths, pathTo, type ParamsOf } from './paths.ts';
