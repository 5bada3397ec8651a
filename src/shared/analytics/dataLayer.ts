import { nothingAllowed } from '#shared/consent';
import type { AnalyticsEvent, RequestCallEvent, TagCommand } from './events.ts';
import { signalsOf } from './signals.ts';

declare global {
  interface Window {
    /** Events and commands, in their order; the tag manager reads what is there already when it comes. */
    dataLayer?: unknown[];
  }
}

/** Milliseconds for which tags wait to hear of the choice that the browser has kept. */
const patience = 500;

function isDefault(entry: unknown): boolean {
  const [name, kind] = Object(entry) as ArrayLike<unknown> as [unknown?, unknown?];
  return name === 'consent' && kind === 'default';
}

/** As the tag manager wants a command: an `arguments` object; an array would be taken for something else. */
function commandOf(..._command: TagCommand): unknown {
  return arguments;
}

/** The data layer of this document. Whoever looks into it finds before all else that nothing is allowed yet. */
export function openDataLayer(): unknown[] {
  window.dataLayer ??= [];
  const denied = ['consent', 'default', { ...signalsOf(nothingAllowed), wait_for_update: patience }] as const;
  if (!window.dataLayer.some(isDefault)) window.dataLayer.unshift(commandOf(...denied));
  return window.dataLayer;
}

export function pushToDataLayer(event: AnalyticsEvent): void {
  openDataLayer().push(event);
}

export function commandTags(...command: TagCommand): void {
  openDataLayer().push(commandOf(...command));
}

function isPersonal(entry: unknown): entry is Partial<RequestCallEvent> {
  return typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === 'request_call';
}

/** Nobody is told afterwards who somebody was before they agreed to anything: that there was a request is all that stays. */
export function forgetPersons(): void {
  const layer = openDataLayer();
  for (const [index, entry] of layer.entries()) if (isPersonal(entry)) layer[index] = { event: entry.event };
}
