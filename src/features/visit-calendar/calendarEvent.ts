import type { Position } from '#shared/responses';

/** A visit as a calendar event. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** Undefined for an online visit. */
  readonly position: Position | undefined;
  /** ISO in UTC. */
  readonly startsAt: string;
  readonly minutes: number;
}

const minute = 60_000;

function endOf({ startsAt, minutes }: Pick<CalendarEvent, 'startsAt' | 'minutes'>): string {
  return new Date(Date.parse(startsAt) + minutes * minute).toISOString();
}

/** `20261121T080000Z`. */
function compact(iso: string): string {
  return new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** A form of Google's calendar with everything filled in. */
export function googleLink(event: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.startsAt)}/${compact(endOf(event))}`,
    details: event.description,
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The same of Outlook on the web. */
export function outlookLink(event: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt,
    enddt: endOf(event),
    body: event.description,
    location: event.location,
  });
  // Some Outlooks show the plus signs.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`.replaceAll('+', '%20');
}
