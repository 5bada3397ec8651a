import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Day } from '#contract/common.ts';
import type { FirstTouch } from '#shared/tracking';

/** The purposes of the consent question. */
export interface Purposes {
  /** Visits are counted by the company's tag manager. */
  readonly analytics: boolean;
  /** Stores the first touch and sends it with leads; allows conversion measurement. */
  readonly marketing: boolean;
}

interface Decision extends Purposes {
  readonly day: Day;
}

/** The stored consent. */
export interface StoredConsent {
  readonly decision: Decision;
  /** Of the visit in which `marketing` was agreed to. */
  readonly source: FirstTouch;
}

export interface ConsentState {
  /** Null: no decision yet, nothing is allowed. */
  readonly decision: Decision | null;
  /** In memory alone until `marketing` is agreed to. */
  readonly source: FirstTouch;
  /** `question`: opened automatically; `settings`: opened by the visitor. */
  readonly panel: 'closed' | 'question' | 'settings';
}

const initialState: ConsentState = { decision: null, source: {}, panel: 'closed' };

export const nothingAllowed: Purposes = { analytics: false, marketing: false };

/** Consent and source of the visitor. A lazy slice: no page depends on it. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    visitBegan: (state, { payload }: PayloadAction<FirstTouch>) => {
      state.source = payload;
    },
    /** From the browser's storage, also when another tab has written there. Null: it was cleared. */
    consentRestored: (state, { payload }: PayloadAction<StoredConsent | null>) => {
      state.decision = payload?.decision ?? null;
      if (payload?.decision.marketing === true) state.source = payload.source;
      if (payload !== null) state.panel = 'closed';
    },
    consentAsked: (state) => {
      state.panel = 'question';
    },
    consentSettingsOpened: (state) => {
      state.panel = 'settings';
    },
    consentSettingsClosed: (state) => {
      state.panel = 'closed';
    },
    consentGiven: (state, { payload }: PayloadAction<Decision>) => {
      state.decision = payload;
      state.panel = 'closed';
    },
    consentRefused: (state, { payload: { day } }: PayloadAction<Pick<Decision, 'day'>>) => {
      state.decision = { ...nothingAllowed, day };
      state.panel = 'closed';
    },
  },
  selectors: {
    selectDecision: ({ decision }) => decision,
    selectPurposes: ({ decision }): Purposes => decision ?? nothingAllowed,
    selectSource: ({ source }) => source,
    selectConsentPanel: ({ panel }) => panel,
  },
});

export type ConsentPart = { readonly [consentSlice.name]: ConsentState };

export const {
  visitBegan,
  consentRestored,
  consentAsked,
  consentSettingsOpened,
  consentSettingsClosed,
  consentGiven,
  consentRefused,
} = consentSlice.actions;
// Time travel can reach a state from before this slice was injected.
export const { selectDecision, selectPurposes, selectSource, selectConsentPanel } = consentSlice.getSelectors(
  ({ consent }: Partial<ConsentPart>) => consent ?? initialState,
);
