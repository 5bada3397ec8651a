export { CallTimePicker, callWish, callWishWords } from './CallTimePicker.tsx';
export { companyApi } from './companyApi.ts';
export {
  aboutJsonLd,
  CompanyFigures,
  homeJsonLd,
  legalJsonLd,
  salesCenterJsonLd,
  selectAboutLoaded,
  selectContactsLoaded,
  selectHomeLoaded,
} from './companyPages.tsx';
export { openingState } from './openingHours.ts';
export { OpeningHoursList, OpeningMark } from './OpeningHours.tsx';
