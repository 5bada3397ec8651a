import {
  createSelector,
  createSlice,
  type Draft,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type {
  ApplicationQuery,
  ConsultationBody,
  LeadReceipt,
  Receipt,
  SpecApplication,
} from '#contract/leads/lead.ts';
import type { Reservation, ReservationBody } from '#contract/leads/reservation.ts';
import type { Visit, VisitBody, VisitChange } from '#contract/leads/visit.ts';
import type { ApiState } from '#shared/api';
import type { Language, selectSettings } from '#shared/config';

/** Opaque data that booking needs to continue if the slot is taken. */
interface WithBooking {
  readonly memory: unknown;
}

/** A visit to be booked, or one that is to be at another time. Worth nothing once its hour has begun. */
export type VisitForm = WithBooking &
  (
    | { readonly kind: 'visit'; readonly body: VisitBody }
    | { readonly kind: 'move'; readonly body: VisitChange; readonly link: Pick<LeadReceipt, 'number' | 'token'> }
  );

/** The request in plain words for a backend without the extension; absent in leads stored by an older release. */
interface WithPlain {
  readonly plain?: SpecApplication;
}

/** The request of a form. */
export type LeadRequest =
  | ({ readonly kind: 'call'; readonly body: ApplicationQuery } & WithPlain)
  | ({ readonly kind: 'consultation'; readonly body: ConsultationBody } & WithPlain)
  | { readonly kind: 'reservation'; readonly body: ReservationBody }
  | VisitForm;

export type LeadKind = LeadRequest['kind'];

/** A lead between submission and the backend's response. It holds personal data and is stored in IndexedDB only. */
export type WaitingLead<Form extends LeadRequest = LeadRequest> = Form & {
  /** The Idempotency-Key, which names the lead: however often it is sent, it is one. */
  readonly key: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly made_at: number;
  /**
   * When it was sent to a backend without keys (milliseconds since 1970) without a response: an automatic retry could
   * create a second lead.
   */
  readonly keyless?: number;
};

export function isVisit(lead: WaitingLead): lead is WaitingLead<VisitForm> {
  return lead.kind === 'visit' || lead.kind === 'move';
}

/** Milliseconds: an older request is pointless, and personal data must not stay in a browser. */
export const longestWait = 7 * 86_400_000;

/** Milliseconds after which a visitor no longer expects that an unsent reservation succeeds. */
const longestReservationWait = 3_600_000;

/** Whether it is of no use to anybody any more; a visit also when its hour has begun. */
export function isLeadExpired(lead: WaitingLead, now: number): boolean {
  const longest = lead.kind === 'reservation' ? longestReservationWait : longestWait;
  return now - lead.made_at > longest || (isVisit(lead) && now >= Date.parse(lead.body.starts_at));
}

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
  /** Whether the last attempt got an error response, so that the network is not the cause; absent: not known. */
  readonly responded?: boolean | undefined;
  /** It was queued, or its form was left, so its end will be announced. */
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

/** Changes a lead; adds it first if it was submitted before this page was loaded. */
function change(state: Draft<LeadsState>, { key, kind }: OfKind, changes: Partial<LeadProgress>): void {
  state[key] ??= { kind, status: 'queued', receipt: null, waited: true, watched: false, dismissed: false };
  Object.assign(state[key], changes);
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
    leadSubmitted: (state, { payload: { key, kind } }: PayloadAction<OfKind>) => {
      state[key] = { kind, status: 'sending', receipt: null, waited: false, watched: true, dismissed: false };
    },
    leadQueued: (state, { payload }: PayloadAction<OfKind & Pick<LeadProgress, 'responded'>>) => {
      if (hasEnded(state, payload)) return;
      const { key, responded = state[key]?.responded } = payload;
      change(state, payload, { status: 'queued', waited: true, responded });
    },
    // A visit or a reservation is shown even if dismissed: the visitor needs its link.
    leadAccepted: (state, { payload }: PayloadAction<OfKind & { readonly receipt: LeadProgress['receipt'] }>) => {
      const { receipt } = payload;
      const isNeeded = receipt?.visit !== undefined || receipt?.reservation !== undefined;
      change(state, payload, { status: 'sent', receipt, ...(isNeeded && { dismissed: false }) });
    },
    // Shown even if dismissed: the visitor has to act.
    leadRefused: (state, { payload }: PayloadAction<OfKind & { readonly code?: string }>) =>
      change(state, payload, { status: 'refused', dismissed: false }),
    leadTaken: (state, { payload }: PayloadAction<OfKind>) =>
      change(state, payload, { status: 'taken', dismissed: false }),
    leadFailed: (state, { payload }: PayloadAction<OfKind>) =>
      change(state, payload, { status: 'failed', dismissed: false }),
    leadExpired: (state, { payload }: PayloadAction<OfKind>) =>
      change(state, payload, { status: 'expired', dismissed: false }),
    receiptRead: (state, { payload: { key, receipt } }: PayloadAction<OfLead & { readonly receipt: Receipt }>) => {
      const lead = state[key];
      if (!lead?.receipt) return;
      const { number, status, call_expected } = receipt;
      lead.status = status === 'confirmed' ? 'confirmed' : 'sent';
      lead.receipt = { number, token: lead.receipt.token, call_expected };
    },
    leadShown: (state, { payload: { key } }: PayloadAction<OfLead>) => {
      const lead = state[key];
      if (lead) lead.watched = true;
    },
    /** The visitor has seen its success: no further notice. */
    leadHidden: (state, { payload: { key } }: PayloadAction<OfLead>) => {
      const lead = state[key];
      if (!lead) return;
      lead.watched = false;
      if (lead.status === 'sent' || lead.status === 'confirmed') lead.dismissed = true;
    },
    /** The visitor left its form before the response: its end is announced elsewhere. */
    leadLeft: (state, { payload: { key } }: PayloadAction<OfLead>) => {
      const lead = state[key];
      if (lead) Object.assign(lead, { waited: true, watched: false });
    },
    leadDismissed: (state, { payload: { key } }: PayloadAction<OfLead>) => {
      const lead = state[key];
      if (lead) lead.dismissed = true;
    },
  },
  selectors: {
    selectLeads: (leads) => leads,
    selectLead: (leads, key: string): LeadProgress | undefined => leads[key],
  },
});

/** A lazy slice of the first form: before it there are no leads. */
interface LeadPart {
  readonly [leadSlice.name]?: LeadsState;
}

export const leadEvents = leadSlice.actions;

export const { selectLeads, selectLead } = leadSlice.getSelectors(({ leads }: LeadPart) => leads ?? initialState);

/** A queued lead that no form shows, with its key. */
export interface UnseenLead extends LeadProgress {
  readonly key: string;
}

/** Leads to announce outside of forms: queued ones, and the ends of those that were queued or left. */
export const selectUnseenLeads = createSelector([selectLeads], (leads): readonly UnseenLead[] =>
  Object.entries(leads).flatMap(([key, lead]) =>
    lead.waited && !lead.watched && !lead.dismissed && lead.status !== 'sending' ? [{ ...lead, key }] : [],
  ),
);

export type LeadState = ApiState & LeadPart & Parameters<typeof selectSettings>[0];
export type LeadThunk<Result> = ThunkAction<Result, LeadState, unknown, UnknownAction>;

export const useLeadDispatch =
  /* #__PURE__ */ useDispatch.withTypes<ThunkDispatch<LeadState, unknown, UnknownAction>>();
export const useLeadSelector = /* #__PURE__ */ useSelector.withTypes<LeadPart>();
