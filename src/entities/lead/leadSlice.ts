import {
  createSelector,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { LeadReceipt, Receipt } from '#contract/lead.ts';
import type { Visit } from '#contract/visit.ts';
import type { ApiState } from '#shared/api';
import type { selectSettings } from '#shared/config';
import type { LeadKind } from './leadTypes.ts';

/**
 * `sending`: the first attempt. `queued`: kept in the browser until there is a network. `sent`: the backend has it. `confirmed`: a
 * person there has taken it. `refused`: not like this. `taken`: somebody else has the hour of the visit. `failed`: no answer, and no
 * place to keep it. `expired`: kept for too long.
 */
export type DeliveryStatus = 'sending' | 'queued' | 'sent' | 'confirmed' | 'refused' | 'taken' | 'failed' | 'expired';

/** What the backend gave for it; of a visit also the visit, which says nothing of the person. */
export type KnownReceipt = Pick<LeadReceipt, 'number' | 'token' | 'call_expected'> & { readonly visit?: Visit };

/** How far a lead of this visitor has come; nothing of the person. */
export interface LeadProgress {
  readonly kind: LeadKind;
  readonly status: DeliveryStatus;
  /** Opens its receipt; null: there is none yet, or the backend gives none. */
  readonly receipt: KnownReceipt | null;
  /** It had to wait: whoever was told that is told the end of it. */
  readonly waited: boolean;
  /** A form, or its success view, tells of it. */
  readonly watched: boolean;
  /** The visitor does not want to hear of it any more. */
  readonly dismissed: boolean;
}

/** By Idempotency-Key. */
type LeadsState = Readonly<Record<string, LeadProgress>>;

interface OfLead {
  readonly key: string;
}

interface OfKind extends OfLead {
  readonly kind: LeadKind;
}

const initialState: LeadsState = {};

function changed(state: LeadsState, key: string, change: Partial<LeadProgress>): LeadsState {
  const known = state[key];
  return known === undefined ? state : { ...state, [key]: { ...known, ...change } };
}

/** A lead of an earlier document becomes known when something happens to it. */
function known(state: LeadsState, { key, kind }: OfKind): LeadsState {
  const fresh: LeadProgress = { kind, status: 'queued', receipt: null, waited: true, watched: false, dismissed: false };
  return key in state ? state : { ...state, [key]: fresh };
}

/** A visitor's patience and the answer may come to their ends at the same moment. */
function hasEnded(state: LeadsState, { key }: OfKind): boolean {
  const status = state[key]?.status;
  return status === 'sent' || status === 'confirmed' || status === 'refused' || status === 'taken';
}

export const leadSlice = createSlice({
  name: 'leads',
  initialState,
  reducers: {
    leadSubmitted: (state, { payload: { key, kind } }: PayloadAction<OfKind>): LeadsState => ({
      ...state,
      [key]: { kind, status: 'sending', receipt: null, waited: false, watched: true, dismissed: false },
    }),
    leadQueued: (state, { payload }: PayloadAction<OfKind>) =>
      hasEnded(state, payload)
        ? state
        : changed(known(state, payload), payload.key, { status: 'queued', waited: true }),
    leadAccepted: (state, { payload }: PayloadAction<OfKind & { readonly receipt: LeadProgress['receipt'] }>) =>
      changed(known(state, payload), payload.key, { status: 'sent', receipt: payload.receipt }),
    // Also to those who wanted to hear nothing more: now there is something to be done.
    leadRefused: (state, { payload }: PayloadAction<OfKind>) =>
      changed(known(state, payload), payload.key, { status: 'refused', dismissed: false }),
    leadTaken: (state, { payload }: PayloadAction<OfKind>) =>
      changed(known(state, payload), payload.key, { status: 'taken', dismissed: false }),
    leadFailed: (state, { payload }: PayloadAction<OfKind>) =>
      changed(known(state, payload), payload.key, { status: 'failed' }),
    leadExpired: (state, { payload }: PayloadAction<OfKind>) =>
      changed(known(state, payload), payload.key, { status: 'expired', dismissed: false }),
    receiptRead: (state, { payload: { key, receipt } }: PayloadAction<OfLead & { readonly receipt: Receipt }>) => {
      const { number, status, call_expected } = receipt;
      const token = state[key]?.receipt?.token;
      return token === undefined
        ? state
        : changed(state, key, {
            status: status === 'confirmed' ? 'confirmed' : 'sent',
            receipt: { number, token, call_expected },
          });
    },
    leadShown: (state, { payload: { key } }: PayloadAction<OfLead>) => changed(state, key, { watched: true }),
    /** Whoever has seen a lead arrive need not be told again. */
    leadHidden: (state, { payload: { key } }: PayloadAction<OfLead>) => {
      const status = state[key]?.status;
      return changed(state, key, {
        watched: false,
        ...((status === 'sent' || status === 'confirmed') && { dismissed: true }),
      });
    },
    leadDismissed: (state, { payload: { key } }: PayloadAction<OfLead>) => changed(state, key, { dismissed: true }),
  },
});

/** The part comes with the first form: before that nothing is known of any lead. */
export interface LeadPart {
  readonly [leadSlice.name]?: LeadsState;
}

export const leadEvents = leadSlice.actions;

export function selectLead(state: LeadPart, key: string): LeadProgress | undefined {
  return state.leads?.[key];
}

export function selectLeads(state: LeadPart): LeadsState {
  return state.leads ?? initialState;
}

/** A lead that had to wait and that no form tells of, with its key. */
export interface UntoldLead extends LeadProgress {
  readonly key: string;
}

/** What is to be told of beside the forms: leads that wait, and what became of those that have waited. */
export const selectUntoldLeads = createSelector([selectLeads], (leads): readonly UntoldLead[] =>
  Object.entries(leads).flatMap(([key, lead]) =>
    lead.waited && !lead.watched && !lead.dismissed && lead.status !== 'sending' ? [{ ...lead, key }] : [],
  ),
);

export type LeadState = ApiState & LeadPart & Parameters<typeof selectSettings>[0];
export type LeadThunk<Result> = ThunkAction<Result, LeadState, unknown, UnknownAction>;
export type LeadDispatch = ThunkDispatch<LeadState, unknown, UnknownAction>;
