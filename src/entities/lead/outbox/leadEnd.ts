import { type KnownReceipt, leadEvents, type LeadThunk, selectLead } from '../leadSlice.ts';
import { longestWait, type VisitForm, type WaitingLead } from '../leadTypes.ts';

/** What became of a lead that waited. */
type LeadEnd = ReturnType<
  | typeof leadEvents.leadAccepted
  | typeof leadEvents.leadRefused
  | typeof leadEvents.leadTaken
  | typeof leadEvents.leadFailed
  | typeof leadEvents.leadExpired
>;

const channelName = 'obriy.leads';
const reachesTabs = typeof BroadcastChannel !== 'undefined';

/** This tab knows, and the others that show the lead as waiting. */
export function tellAll(end: LeadEnd): LeadThunk<void> {
  return (dispatch) => {
    dispatch(end);
    if (!reachesTabs) return;
    const channel = new BroadcastChannel(channelName);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves the origin
    channel.postMessage(end);
    channel.close();
  };
}

/** Hears what other tabs tell, until the signal. */
export function hearTabs(signal: AbortSignal): LeadThunk<void> {
  return (dispatch, getState) => {
    if (!reachesTabs) return;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<LeadEnd>) => {
      if (selectLead(getState(), data.payload.key) !== undefined) dispatch(data);
    });
    signal.addEventListener('abort', () => channel.close());
  };
}

interface Ended {
  /** Of its lead. */
  readonly key: string;
  readonly kind: VisitForm['kind'];
  /** Milliseconds since 1970, of the lead. */
  readonly made_at: number;
}

interface Accepted extends Ended {
  readonly status: 'accepted';
  readonly receipt: KnownReceipt | null;
  /** Whoever sends the same hold again means this visit. */
  readonly hold: string | undefined;
}

/** It is the visitor's again, with what was typed. */
interface Returned extends Ended {
  readonly status: 'taken' | 'refused' | 'expired';
  readonly memory: unknown;
  /** A tab goes on with it. */
  readonly told?: true;
}

/**
 * What became of a visit that may have ended far from the page on which it was booked. (Of other leads nobody asks that: whoever was
 * told that they wait is told the end wherever it comes.)
 */
export type VisitEnd = Accepted | Returned;

export function acceptedEnd(
  { key, kind, made_at, body }: WaitingLead<VisitForm>,
  receipt: KnownReceipt | null,
): VisitEnd {
  return { key, kind, made_at, status: 'accepted', receipt, hold: body.hold };
}

export function returnedEnd(
  { key, kind, made_at, memory }: WaitingLead<VisitForm>,
  status: Returned['status'],
): VisitEnd {
  return { key, kind, made_at, status, memory };
}

export function hasPerson(end: VisitEnd): end is Returned {
  return end.status !== 'accepted';
}

export function isTold(end: VisitEnd): boolean {
  return hasPerson(end) && end.told === true;
}

export function isUntold(end: VisitEnd): end is Returned {
  return hasPerson(end) && end.told !== true;
}

export function endIsOver({ made_at }: VisitEnd): boolean {
  return Date.now() - made_at > longestWait;
}

/** The event with which the store hears of it. */
export function eventOf(end: VisitEnd): LeadEnd {
  const { key, kind } = end;
  switch (end.status) {
    case 'accepted':
      return leadEvents.leadAccepted({ key, kind, receipt: end.receipt });
    case 'taken':
      return leadEvents.leadTaken({ key, kind });
    case 'refused':
      return leadEvents.leadRefused({ key, kind });
    case 'expired':
      return leadEvents.leadExpired({ key, kind });
  }
}
