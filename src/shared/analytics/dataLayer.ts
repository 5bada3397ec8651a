import type { ConsultationBody } from '#contract/leads/lead.ts';
import { touchNames } from '#shared/tracking';
import { type ConsentState, nothingAllowed, type Purposes } from './consentSlice.ts';
import type { AnalyticsEvent, ConsentSignals, RequestCallEvent, Signal, TagCommand } from './events.ts';

declare global {
  interface Window {
    /** Events and commands in order; the tag manager reads earlier entries when it loads. */
    dataLayer?: unknown[];
  }
}

/** Milliseconds to wait for the stored consent. */
const timeout = 500;

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

/** A container replaces `push`. Its errors must not break a lead or a page. */
function push(entry: unknown): void {
  try {
    layer().push(entry);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the container's owner looks for it there
    console.error('The data layer refused an entry:', error instanceof Error ? error.name : typeof error);
  }
}

export function pushToDataLayer(event: AnalyticsEvent): void {
  push(event);
}

export function commandTags(...command: TagCommand): void {
  push(commandOf(...command));
}

/** The data layer starts with a consent default that denies everything. */
export function openDataLayer(): unknown[] {
  const denied = ['consent', 'default', { ...signalsOf(nothingAllowed), wait_for_update: timeout }] as const;
  if (!layer().some(isDefault)) layer().unshift(commandOf(...denied));
  return layer();
}

function isPersonal(entry: unknown): entry is Partial<RequestCallEvent> {
  return typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === 'request_call';
}

/** Removes personal data of events from before the consent. */
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

type SourceName = (typeof touchNames)[number] | 'source_consent';

/** The source fields of a lead. */
type LeadSource = Pick<ConsultationBody, SourceName>;

/** Empty without consent, and before the lazy slice exists. */
export function selectLeadSource(state: object): LeadSource {
  const { consent } = state as { readonly consent?: ConsentState };
  return consent?.decision?.marketing === true ? { source_consent: true, ...consent.source } : {};
}

const sourceNames: ReadonlySet<string> = new Set<SourceName>(['source_consent', ...touchNames]);

/** The request without its source, for comparison. */
export function withoutSource<Body extends object>(body: Body): Omit<Body, SourceName> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !sourceNames.has(name))) as Omit<Body, SourceName>;
}
