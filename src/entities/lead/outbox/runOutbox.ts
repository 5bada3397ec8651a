import { lazySlice } from '#shared/store';
import { withTimeout } from '#shared/tasks';
import { leadEvents, type LeadProgress, leadSlice, type LeadThunk, selectLead, selectLeads } from '../leadSlice.ts';
import { leadsWait } from '../waitingMark.ts';
import { deliver, deliveryTimeout } from './deliver.ts';
import { eventOf, listenToTabs } from './leadEnd.ts';
import { findEnd, findLead, forgetEnd, isSetAside, openOutbox } from './leadOutbox.ts';

/**
 * Restores the progress of a lead that an earlier document or another tab sends or has sent. Resolves with null when
 * the browser has no record of it.
 */
export function restoreLead(key: string): LeadThunk<Promise<'waits' | 'ended' | null>> {
  return async (dispatch) => {
    dispatch(lazySlice(leadSlice));
    // In this order, so that a lead that ends meanwhile is found.
    const stored = await findLead(key).catch(() => undefined);
    if (stored !== undefined) {
      dispatch(leadEvents.leadQueued({ key, kind: stored.lead.kind }));
      return 'waits';
    }
    const end = await findEnd(key).catch(() => undefined);
    if (end === undefined) return null;
    dispatch(eventOf(end));
    return 'ended';
  };
}

function restoreEnd(key: string, { kind }: LeadProgress): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    if ((await findLead(key)) !== undefined) return;
    const end = await findEnd(key);
    if (end !== undefined) dispatch(eventOf(end));
    // It has left the outbox; a call leaves no other record.
    else if (kind === 'call' || kind === 'consultation') {
      dispatch(leadEvents.leadAccepted({ key, kind, receipt: null }));
    } else if (kind === 'reservation') {
      // Reserved or refused: only the tab that sent it knows.
      dispatch(leadEvents.leadFailed({ key, kind }));
    }
  };
}

/** Another tab may have ended a lead while this one was not listening. */
function restoreEnds(): LeadThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const queued = Object.entries(selectLeads(getState())).filter(([, { status }]) => status === 'queued');
    for (const [key, lead] of queued) {
      // Try again in a later round or document.
      await dispatch(restoreEnd(key, lead)).catch(() => undefined);
    }
  };
}

/** The visitor has seen the end: deletes a returned visit. */
export function dismissLead(key: string): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(leadEvents.leadDismissed({ key }));
    await forgetEnd(key);
  };
}

/** Milliseconds before the next round; twice as many after each. */
const firstPause = 3000;
const longestPause = 300_000;

/** Seconds. A longer Retry-After is cut, because a timer of more than 24 days fires at once. */
const longestRest = 86_400;

/** Jitter, so that browsers do not retry at the same moment. */
function pauseAfter(rounds: number): number {
  return Math.min(firstPause * 2 ** rounds, longestPause) * (0.75 + Math.random() / 2);
}

/**
 * Runs rounds until one returns null; a number is the minimum wait in seconds. Aborts `running` at the end. A returning
 * network or visitor, and the returned function, start a round at once.
 */
function retryWithBackoff(round: () => Promise<number | null>, running: AbortController): () => void {
  const { signal } = running;
  let rounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let again = false;

  const begin = async (): Promise<void> => {
    clearTimeout(timer);
    busy = true;
    // A round that broke is one in which nothing could be sent.
    const seconds = await round().catch(() => 0);
    busy = false;
    if (signal.aborted) return;
    if (again) {
      again = false;
      void begin();
    } else if (seconds === null) {
      running.abort();
    } else {
      const rest = Math.min(seconds, longestRest) * 1000;
      timer = setTimeout(() => void begin(), Math.max(rest, pauseAfter(rounds)));
      rounds += 1;
    }
  };
  const nudge = (): void => {
    rounds = 0;
    if (busy) again = true;
    else void begin();
  };
  window.addEventListener('online', nudge, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') nudge();
    },
    { signal },
  );
  void begin();
  return nudge;
}

/** Tries every queued lead. Returns the seconds until the next round; null: the queue is empty. */
function sendWaiting(): LeadThunk<Promise<number | null>> {
  return async (dispatch, getState) => {
    const waits: number[] = [];
    const { leads, returned } = await openOutbox();
    // Announced until the visitor has seen it, also by later documents.
    for (const end of returned) if (selectLead(getState(), end.key) === undefined) dispatch(eventOf(end));
    for (const { key } of leads) {
      // Since the outbox was read.
      if (isSetAside(key)) continue;
      const delivery = await withTimeout(dispatch(deliver(key)), deliveryTimeout);
      if (delivery?.status === 'waits') waits.push(delivery.seconds);
      if (delivery === null || delivery.status === 'elsewhere') waits.push(0);
    }
    await dispatch(restoreEnds());
    if (waits.length > 0) return Math.max(...waits);
    const { known } = await openOutbox();
    return known || !leadsWait() ? null : 0;
  };
}

/** By store: a browser has one. */
const nudges = new WeakMap<object, () => void>();

/** Sends queued leads now and on every retry, until the queue is empty. */
export function runOutbox(): LeadThunk<void> {
  return (dispatch) => {
    const nudge = nudges.get(dispatch);
    if (nudge !== undefined) {
      nudge();
      return;
    }
    dispatch(lazySlice(leadSlice));
    const running = new AbortController();
    running.signal.addEventListener('abort', () => nudges.delete(dispatch));
    dispatch(listenToTabs(running.signal));
    nudges.set(
      dispatch,
      retryWithBackoff(async () => dispatch(sendWaiting()), running),
    );
  };
}
