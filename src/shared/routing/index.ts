export { LanguageContext, LocalLink, LocalNavLink, useLanguage, useLocalizedPath } from './LocalLink.tsx';
export { localizedPath, paths, pathTo, type ParamsOf } from '#domain/pages.ts';
export { pathInLanguage, pathOfItsLanguage, withoutLanguage, withoutUnknownLanguage } from './languagePath.ts';
export { isPrivatePath, type PrivateLink, privatePath, readPrivateLink } from './privateLinks.ts';
export { LocalRichText } from './LocalRichText.tsx';
export {
  locationChanged,
  locationSlice,
  type LocationState,
  pageLeft,
  selectLocation,
  useHash,
} from './locationSlice.ts';
