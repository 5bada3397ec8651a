import {
  createSelector,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { LeadReceipt, Receipt } from '#contract/lead.ts';
import type { Reservation } from '#contract/reservation.ts';
import type { Visit } from '#contract/visit.ts';
import type { ApiState } from '#shared/api';
import type { selectSettings } from '#shared/config';
import type { LeadKind } from './leadTypes.ts';

/**
 * `sending`: first attempt. `queued`: stored until the network is back. `sent`: received by the backend. `confirmed`:
 * accepted by a salesperson. `refused`: invalid. `taken`: somebody else has the slot or the flat. `failed`: neither sent nor stored.
 * `expired`: stored for too long.
 */
export type DeliveryStatus = 'sending' | 'queued' | 'sent' | 'confirmed' | 'refused' | 'taken' | 'failed' | 'expired';

/** The backend's receipt; for a visit or a reservation with its data, but nothing about the person. */
export type KnownReceipt = Pick<LeadReceipt, 'number' | 'token' | 'call_expected'> & {
  readonly visit?: Visit;
  readonly reservation?: Reservation;
};

/** The progress of a lead, without personal data. */
export interface LeadProgress {
  readonly kind: LeadKind;
  readonly status: DeliveryStatus;
  /** Opens its receipt; null: none yet, or none from this backend. */
  readonly receipt: KnownReceipt | null;
  /** It was queued, so its end will be announced. */
  readonly waited: boolean;
  /** A form or its success view shows it. */
  readonly watched: boolean;
  /** The visitor dismissed its notice. */
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

/** The timeout and the response may coincide. */
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
    // Shown even if dismissed: the visitor has to act.
    leadRefused: (state, { payload }: PayloadAction<OfKind & { readonly code?: string }>) =>
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
    /** The visitor has seen its success: no further notice. */
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

/** A lazy slice of the first form: before it there are no leads. */
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

/** A queued lead that no form shows, with its key. */
export interface UnseenLead extends LeadProgress {
  readonly key: string;
}

/** Leads to announce outside of forms: queued ones, and the ends of those that were queued. */
export const selectUnseenLeads = createSelector([selectLeads], (leads): readonly UnseenLead[] =>
  Object.entries(leads).flatMap(([key, lead]) =>
    lead.waited && !lead.watched && !lead.dismissed && lead.status !== 'sending' ? [{ ...lead, key }] : [],
  ),
);

export type LeadState = ApiState & LeadPart & Parameters<typeof selectSettings>[0];
export type LeadThunk<Result> = ThunkAction<Result, LeadState, unknown, UnknownAction>;
export type LeadDispatch = ThunkDispatch<LeadState, unknown, UnknownAction>;
