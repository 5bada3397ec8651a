export { commandTags, openDataLayer, pushToDataLayer, selectLeadSource, withoutSource } from './dataLayer.ts';
export type { AnalyticsEvent } from './events.ts';
export { createTagManager } from './tagManager.ts';
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
export { persistConsent } from './persistConsent.ts';
