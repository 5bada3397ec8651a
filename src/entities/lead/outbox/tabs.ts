import { selectLead, type leadEvents } from '../leadSlice.ts';
import type { LeadThunk } from './leadThunk.ts';

/** What became of a lead that waited. */
export type LeadEnd = ReturnType<
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
