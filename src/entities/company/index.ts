export { CallTimePicker } from './CallTimePicker.tsx';
export { callWish, callWishWords } from './callTime.ts';
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
export { comingClosures, hoursOn, openingState } from './openingHours.ts';
export { OpeningHoursList, OpeningMark } from './OpeningHours.tsx';
