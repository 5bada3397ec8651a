import { useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { OwnReservation } from '#entities/lead';
import type { FormStatus } from '#shared/form';

export type ReservationStep =
  'closed' | 'form' | 'sending' | 'waiting' | 'reserved' | 'taken' | 'phone_used' | 'refused' | 'unknown' | 'late';

export interface ReservationState {
  readonly step: ReservationStep;
  /** Null: none. */
  readonly project: string | null;
  readonly flat: string | null;
  /** The key of its lead. */
  readonly lead: string | null;
}

export interface ReservationDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly agreement: boolean;
}

export interface ReservationSliceState {
  readonly machine: ReservationState;
  /** The reservations made on this device. */
  readonly own: readonly OwnReservation[];
  /** One for all flats. */
  readonly draft: ReservationDraft;
  readonly formStatus?: FormStatus;
}

export const noReservation: ReservationState = { step: 'closed', project: null, flat: null, lead: null };
export const emptyReservation: ReservationDraft = { name: '', phone: '', email: '', agreement: false };
export const initialReservation: ReservationSliceState = { machine: noReservation, own: [], draft: emptyReservation };

/** The slice is lazy. These selectors are in the page of a flat, without it. */
export interface ReservationPart {
  readonly reservation?: ReservationSliceState;
}

export const selectReservation = ({ reservation = initialReservation }: ReservationPart): ReservationState =>
  reservation.machine;
export const selectReservationDraft = ({ reservation = initialReservation }: ReservationPart): ReservationDraft =>
  reservation.draft;
export const selectReservationFormStatus = ({ reservation }: ReservationPart): FormStatus | undefined =>
  reservation?.formStatus;
export const selectOwnReservations = ({
  reservation = initialReservation,
}: ReservationPart): readonly OwnReservation[] => reservation.own;

export const useReservationSelector = /* #__PURE__ */ useSelector.withTypes<ReservationPart>();
export const useReservationStore = /* #__PURE__ */ useStore.withTypes<Store<ReservationPart>>();
