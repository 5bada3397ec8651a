import type { Hold } from '#contract/leads/visit.ts';
import { codeOf, isTransient, newKey, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { steadyNow } from '#shared/time';
import { bookingApi } from '../bookingApi.ts';
import { bookingEvents, type BookingThunk, selectBookingState } from '../bookingSlice.ts';
import type { BookingState, ChosenSlot, SlotHold } from '../machine/bookingStates.ts';

/** Fire and forget: a hold ends by itself. */
export function sendRelease(token: string, language: Language): BookingThunk<Promise<unknown>> {
  return (dispatch) => dispatch(bookingApi.endpoints.releaseHold.initiate({ token, language }, { track: false }));
}

export function toHold({ token, seconds_left }: Hold): SlotHold {
  return { token, seconds_left, as_of: steadyNow() };
}

/** The booking waits for this time at this center, and not meanwhile for another one. */
function awaits(state: BookingState, center: string, { starts_at }: ChosenSlot): boolean {
  const isHolding = state.name === 'holding' || state.name === 'reholding';
  return isHolding && state.center === center && state.slot.starts_at === starts_at;
}

export const slotKey = (center: string, startsAt: string): string => `${center} ${startsAt}`;

/** Whether the backend allows the visitor's network no more holds. */
function isTooMany(error: unknown): boolean {
  return statusOf(error) === 429;
}

/** Holds a slot while the visitor enters the details. Retries a lost response under the same key. */
export function chooseSlot(slot: ChosenSlot, language: Language): BookingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(bookingEvents.slotChosen({ slot }));
    const state = selectBookingState(getState());
    // A second tap, or an outdated one.
    if ((state.name !== 'holding' && state.name !== 'reholding') || state.slot !== slot) return;
    const { center, held, heldSlot } = state;
    const { starts_at } = slot;
    const body = { center, starts_at, ...(held !== null && { replaces: held }) };
    const key = newKey();
    const request = () => dispatch(bookingApi.endpoints.holdSlot.initiate({ body, key, language }, { track: false }));
    const first = await request();
    const { data: hold, error } = isTransient(first.error) && !isTooMany(first.error) ? await request() : first;

    const target = awaits(selectBookingState(getState()), center, slot);
    if (hold === undefined) {
      if (!target) return;
      if (codeOf(error) === 'slot_taken') {
        // The hold of a slot that is taken has ended.
        dispatch(bookingEvents.slotTaken({ held: heldSlot === slotKey(center, starts_at) ? null : held }));
      } else if (isTooMany(error) && state.name === 'holding') {
        dispatch(bookingEvents.slotHeld({ hold: null, held }));
      } else {
        // With an expired hold the visitor can submit already.
        dispatch(bookingEvents.holdFailed());
      }
      return;
    }
    if (target)
      dispatch(bookingEvents.slotHeld({ hold: toHold(hold), held: hold.token, heldSlot: slotKey(center, starts_at) }));
    else await dispatch(sendRelease(hold.token, language));
  };
}
