export { companyApi } from './companyApi.ts';
export { CompanyFigures } from './CompanyFigures.tsx';
export { selectAboutLoaded, selectContactsLoaded, selectHomeLoaded } from './companySelectors.ts';
export { aboutJsonLd, homeJsonLd, legalJsonLd } from './companyJsonLd.ts';
export { hoursOn, type Opening } from './openHours.ts';
export { OpeningHoursList } from './OpeningHoursList.tsx';
export { OpeningMark } from './OpeningMark.tsx';
export { comingClosures, openingState } from './openingState.ts';
export { salesCenterJsonLd } from './salesCenterJsonLd.ts';
