import type { Store } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { isNotFound } from '#shared/api';
import type { Language } from '#shared/config';
import { useOnReturn } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import { isLive } from '#shared/store';
import { steadyNow } from '#shared/time';
import { VisuallyHidden } from '#shared/ui';
import { bookingApi } from './bookingApi.ts';
import { bookingEvents, type BookingThunk, selectBookingState, useBookingDispatch } from './bookingSlice.ts';
import styles from './details/BookingDetails.module.css';
import type { BookingState, SlotHold, StateName } from './machine/bookingStates.ts';
import { toHold } from './sending/chooseSlot.ts';

/** Milliseconds; more often than a second passes, so that none is skipped. */
const tick = 250;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, tick);
  return () => clearInterval(timer);
}

/** Whole seconds until a hold is over; 0 when it is. */
function secondsLeft({ seconds_left, as_of }: SlotHold): number {
  return Math.max(0, Math.ceil(seconds_left - (steadyNow() - as_of) / 1000));
}

/** The remaining seconds of a hold, updated. Client-only. */
function useSecondsLeft(hold: SlotHold): number {
  return useSyncExternalStore(subscribe, () => secondsLeft(hold));
}

/** Seconds before the end at which the countdown is announced. */
const lastCall = 60;

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The remaining time of the hold. Announced once, a minute before its end. */
export function HoldCountdown({ hold }: { readonly hold: SlotHold }) {
  const { t } = useTranslation('appointment');
  const left = useSecondsLeft(hold);
  const near = left <= lastCall;
  return (
    <div className={styles.hold} data-near={near}>
      <p>
        {t('hold.held')}{' '}
        <span role="timer" className={styles.clock}>
          {clockOf(left)}
        </span>
      </p>
      <div role="status" data-transient>
        <VisuallyHidden>{near && left > 0 && t('hold.lastMinute')}</VisuallyHidden>
      </div>
    </div>
  );
}

function holdOf(state: BookingState): SlotHold | null {
  return 'hold' in state ? state.hold : null;
}

/**
 * Checks the hold with the backend, if it is the present one; resolves with whether there was a response. Without one
 * the countdown continues.
 */
function checkHold(language: Language, store: Store): BookingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const tokenNow = () => (isLive(store) ? holdOf(selectBookingState(getState()))?.token : undefined);
    const token = tokenNow();
    if (token === undefined) return true;
    const { data, error } = await dispatch(
      bookingApi.endpoints.getHold.initiate({ token, language }, { track: false }),
    );
    if (tokenNow() !== token) return true;
    if (data !== undefined) dispatch(bookingEvents.holdChecked({ hold: toHold(data) }));
    else if (isNotFound(error)) dispatch(bookingEvents.holdExpired({ held: null }));
    else return false;
    return true;
  };
}

/** Milliseconds: between two clock checks, after the start of a hold, between retries. */
const pulse = 500;
const justNow = 2000;
const pause = 4000;

/** Milliseconds of the wall clock ahead of the monotonic one, which may stop while a machine sleeps. */
function aheadNow(): number {
  return Date.now() - steadyNow();
}

function Watch({ hold }: { readonly hold: SlotHold }) {
  const dispatch = useBookingDispatch();
  const language = useLanguage();
  const store = useStore();

  // After a reload the elapsed time is unknown; a new hold needs no check.
  const [given] = useState(() => steadyNow() - hold.as_of < justNow);
  useEffect(() => {
    if (!given) void dispatch(checkHold(language, store));
  }, [dispatch, language, store, given]);
  useOnReturn(() => void dispatch(checkHold(language, store)));
  useEffect(() => {
    let ahead = aheadNow();
    let checked = Number.NEGATIVE_INFINITY;
    const check = async (): Promise<void> => {
      checked = steadyNow();
      const seen = aheadNow();
      if (await dispatch(checkHold(language, store))) ahead = seen;
    };
    const look = (): void => {
      // A changed clock looks the same as sleep, so check with the backend. After waking up the network is often
      // missing: retry.
      if (Math.abs(aheadNow() - ahead) > justNow && steadyNow() - checked > pause) void check();
      if (secondsLeft(hold) > 0 || !isLive(store)) return;
      clearInterval(timer);
      dispatch(bookingEvents.holdExpired({ held: null }));
    };
    const timer = setInterval(look, pulse);
    look();
    return () => clearInterval(timer);
  }, [dispatch, language, store, hold]);
  return null;
}

/**
 * States with a relevant hold; others have ended it or passed it to the outbox. `failed` ignores its end, which the step
 * that is opened next has to notice.
 */
const watched: ReadonlySet<StateName> = new Set<StateName>(['date_revisited', 'time_revisited', 'details']);

/** Notices that a hold is over, on whichever step, also after the tab has slept. */
export function HoldWatch() {
  const state = useSelector(selectBookingState);
  const hold = holdOf(state);
  return hold !== null && watched.has(state.name) && <Watch key={hold.token} hold={hold} />;
}
