import { nothingAllowed, type Purposes } from './consentSlice.ts';
import type { AnalyticsEvent, ConsentSignals, RequestCallEvent, Signal, TagCommand } from './events.ts';

declare global {
  interface Window {
    /** Events and commands, in their order; the tag manager reads what is there already when it comes. */
    dataLayer?: unknown[];
  }
}

/** Milliseconds for which tags wait to hear of the choice that the browser has kept. */
const patience = 500;

function isDefault(entry: unknown): boolean {
  const { 0: name, 1: kind } = Object(entry) as ArrayLike<unknown>;
  return name === 'consent' && kind === 'default';
}

/** As the tag manager wants a command: an `arguments` object; an array would be taken for something else. */
function commandOf(..._command: TagCommand): unknown {
  return arguments;
}

function layer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** A container puts its own `push` here. What goes wrong in it is its own affair: no lead and no page is to suffer from being counted. */
function push(entry: unknown): void {
  try {
    layer().push(entry);
  } catch (error) {
    // oxlint-disable-next-line no-console -- whoever keeps the container looks for it there
    console.error('The data layer refused an entry:', error instanceof Error ? error.name : typeof error);
  }
}

export function pushToDataLayer(event: AnalyticsEvent): void {
  push(event);
}

export function commandTags(...command: TagCommand): void {
  push(commandOf(...command));
}

/** Whoever looks into the data layer finds before all else that nothing is allowed yet. */
export function openDataLayer(): unknown[] {
  const denied = ['consent', 'default', { ...signalsOf(nothingAllowed), wait_for_update: patience }] as const;
  if (!layer().some(isDefault)) layer().unshift(commandOf(...denied));
  return layer();
}

function isPersonal(entry: unknown): entry is Partial<RequestCallEvent> {
  return typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === 'request_call';
}

/** Nobody is told afterwards who somebody was before they agreed to anything: that there was a request is all that stays. */
export function forgetPersons(): void {
  const entries = layer();
  for (const [index, entry] of entries.entries()) if (isPersonal(entry)) entries[index] = { event: entry.event };
}

function signal(allowed: boolean): Signal {
  return allowed ? 'granted' : 'denied';
}

export function signalsOf({ analytics, marketing }: Purposes): ConsentSignals {
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  };
}
