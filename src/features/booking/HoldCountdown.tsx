import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isNotFound } from '#shared/api';
import type { Language } from '#shared/config';
import { useLanguage } from '#shared/routing';
import { steadyNow } from '#shared/time';
import { VisuallyHidden } from '#shared/ui';
import { bookingApi } from './bookingApi.ts';
import { type BookingDispatch, bookingEvents, type BookingThunk, selectBookingState } from './bookingSlice.ts';
import styles from './details/BookingDetails.module.css';
import type { SlotHold, StateName } from './machine/bookingStates.ts';
import { toHold } from './sending/chooseSlot.ts';
import { useOnReturn } from './useOnReturn.ts';

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

/** The same, as it runs down. For what no server renders. */
function useSecondsLeft(hold: SlotHold): number {
  return useSyncExternalStore(subscribe, () => secondsLeft(hold));
}

/** Seconds before the end at which it is said aloud. */
const lastCall = 60;

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the slot is held. Screen readers hear of it once, a minute before the end. */
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

/** Asks how long the slot is still held; without an answer, of which it tells, the countdown goes on as it was. */
function checkHold(language: Language): BookingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = selectBookingState(getState());
    if (!('hold' in state)) return true;
    const { token } = state.hold;
    const { data, error } = await dispatch(
      bookingApi.endpoints.getHold.initiate({ token, language }, { track: false }),
    );
    const now = selectBookingState(getState());
    if (!('hold' in now) || now.hold.token !== token) return true;
    if (data !== undefined) dispatch(bookingEvents.holdChecked({ hold: toHold(data) }));
    else if (isNotFound(error)) dispatch(bookingEvents.holdExpired({ held: null }));
    else return false;
    return true;
  };
}

/** Milliseconds: between two looks at the clock, since a hold was given, and before asking again what was not answered. */
const pulse = 500;
const justNow = 2000;
const pause = 4000;

/** Milliseconds by which the clock of the wall runs ahead of the steady one, which may stand still while a machine sleeps. */
function aheadNow(): number {
  return Date.now() - steadyNow();
}

function Watch({ hold }: { readonly hold: SlotHold }) {
  const dispatch = useDispatch<BookingDispatch>();
  const language = useLanguage();

  // A tab that was reloaded cannot know what happened meanwhile; of a hold that was given just now there is nothing to ask.
  const [given] = useState(() => steadyNow() - hold.as_of < justNow);
  useEffect(() => {
    if (!given) void dispatch(checkHold(language));
  }, [dispatch, language, given]);
  useOnReturn(() => void dispatch(checkHold(language)));
  useEffect(() => {
    let ahead = aheadNow();
    let asked = Number.NEGATIVE_INFINITY;
    const ask = async (): Promise<void> => {
      asked = steadyNow();
      const seen = aheadNow();
      if (await dispatch(checkHold(language))) ahead = seen;
    };
    const timer = setInterval(() => {
      // A clock that was set looks the same; the backend knows. A machine that wakes has often no network yet.
      if (Math.abs(aheadNow() - ahead) > justNow && steadyNow() - asked > pause) void ask();
      if (secondsLeft(hold) > 0) return;
      clearInterval(timer);
      dispatch(bookingEvents.holdExpired({ held: null }));
    }, pulse);
    return () => clearInterval(timer);
  }, [dispatch, language, hold]);
  return null;
}

/** Whose hold may end; nobody counts on one that is over, or that the outbox has. */
const watched: ReadonlySet<StateName> = new Set<StateName>(['date_revisited', 'time_revisited', 'details', 'failed']);

/** Notices that a hold is over, on whichever step, also after the tab has slept. */
export function HoldWatch() {
  const state = useSelector(selectBookingState);
  return 'hold' in state && watched.has(state.name) && <Watch key={state.hold.token} hold={state.hold} />;
}
