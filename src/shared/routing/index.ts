export { LanguageContext, useLanguage, useLocalizedPath } from './LanguageContext.ts';
export { localizedPath, paths, pathTo, type ParamsOf } from '#domain/pages.ts';
export { pathInLanguage, pathOfItsLanguage, withoutLanguage, withoutUnknownLanguage } from './languagePath.ts';
export { LocalLink, LocalNavLink } from './LocalLink.tsx';
export { LocalRichText } from './LocalRichText.tsx';
export { locationChanged, locationSlice, pageLeft, selectLocation, type LocationState } from './locationSlice.ts';
export { useHash } from './useHash.ts';
