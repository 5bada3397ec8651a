export {
  isForThisTab,
  LanguageProvider,
  LocalLink,
  LocalNavLink,
  SiteLink,
  useLanguage,
  useLocalizedPath,
} from './LocalLink.tsx';
export { localizedPath, paths, pathTo, type ParamsOf, type PathName, withQuery } from '#domain/pages.ts';
export {
  isPrivatePath,
  pathInLanguage,
  pathOfItsLanguage,
  type PrivateLink,
  privatePath,
  readPrivateLink,
  withoutLanguage,
  withoutUnknownLanguage,
} from './sitePaths.ts';
export { LocalRichText } from './LocalRichText.tsx';
export { type Destination, isInHiddenPage, OutletContext, PageOutlet } from './PageOutlet.tsx';
export { type PageLocation, RouterContext, RouterLocationContext, usePageLocation } from './pageLocation.ts';
export {
  shownParameter,
  shownStep,
  useLatestSearch,
  usePageHash,
  usePageSearch,
  useReplaceSearch,
  useSearch,
} from './useSearch.ts';
export {
  locationChanged,
  locationSlice,
  type LocationState,
  pageLeft,
  selectLocation,
  selectPagePath,
} from './locationSlice.ts';
