import {
  type KnownReceipt,
  leadEvents,
  type LeadThunk,
  selectLead,
  longestWait,
  type VisitForm,
  type WaitingLead,
} from '../leadSlice.ts';

/** The end of a queued lead. */
type LeadEnd = ReturnType<
  | typeof leadEvents.leadAccepted
  | typeof leadEvents.leadRefused
  | typeof leadEvents.leadTaken
  | typeof leadEvents.leadFailed
  | typeof leadEvents.leadExpired
>;

const channelName = 'obriy.leads';

/** Undefined where the browser has none, or refuses it like any other storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** This tab's own, while it listens. A channel hears all others of its name, also those of the same tab. */
let listening: BroadcastChannel | undefined;

/** Dispatches it here and in other tabs that show the lead as queued. */
export function dispatchToAllTabs(end: LeadEnd): LeadThunk<void> {
  return (dispatch) => {
    dispatch(end);
    const channel = listening ?? openChannel();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves the origin
    channel?.postMessage(end);
    if (channel !== listening) channel?.close();
  };
}

/** Dispatches the ends announced by other tabs, until the signal. */
export function listenToTabs(signal: AbortSignal): LeadThunk<void> {
  return (dispatch, getState) => {
    const channel = openChannel();
    if (channel === undefined) return;
    channel.addEventListener('message', ({ data }: MessageEvent<LeadEnd>) => {
      if (selectLead(getState(), data.payload.key) !== undefined) dispatch(data);
    });
    listening = channel;
    signal.addEventListener('abort', () => {
      channel.close();
      listening = undefined;
    });
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
  /** A request with the same hold is a repeat of this visit. */
  readonly hold: string | undefined;
}

/** The booking can continue with the typed data. */
interface Returned extends Ended {
  readonly status: 'taken' | 'refused' | 'expired';
  readonly memory: unknown;
  /** A tab has continued the booking. */
  readonly told?: true;
}

/**
 * The end of a visit that may have ended away from its booking page. Other leads need none: their end is announced
 * wherever it happens.
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

export function isAnnounced(end: VisitEnd): boolean {
  return hasPerson(end) && end.told === true;
}

export function isUnannounced(end: VisitEnd): end is Returned {
  return hasPerson(end) && end.told !== true;
}

export function endIsOver({ made_at }: VisitEnd): boolean {
  return Date.now() - made_at > longestWait;
}

/** The store's event for it. */
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
