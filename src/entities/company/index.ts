export { CallTimePicker } from './CallTimePicker.tsx';
export { callWish, callWishWords } from './callTime.ts';
export { companyApi } from './companyApi.ts';
export { CompanyFigures } from './CompanyFigures.tsx';
export { selectAboutLoaded, selectContactsLoaded, selectHomeLoaded } from './companySelectors.ts';
export { aboutJsonLd, homeJsonLd, legalJsonLd, salesCenterJsonLd } from './companyJsonLd.ts';
export { comingClosures, hoursOn, openingState } from './openingHours.ts';
export { OpeningHoursList, OpeningMark } from './OpeningHours.tsx';
