export {
  consentAsked,
  consentGiven,
  type ConsentPart,
  consentRefused,
  consentSettingsClosed,
  consentSettingsOpened,
  consentSlice,
  type ConsentState,
  nothingAllowed,
  type Purposes,
  selectConsentPanel,
  selectDecision,
  selectPurposes,
  selectSource,
  visitBegan,
} from './consentSlice.ts';
export { keepConsent } from './keepConsent.ts';
export { type LeadSource, selectLeadSource, withoutSource } from './leadSource.ts';
