import { createEvent, type DateArray } from 'ics';
import type { CalendarEvent } from './calendarEvent.ts';

/** A moment in UTC as the library counts it: months from 1. */
function parts(iso: string): DateArray {
  const at = new Date(iso);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}

/** The library counts characters, but lines end after 75 bytes. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return Array.from(line, (character) => {
    const { length } = encoder.encode(character);
    bytes += length;
    if (bytes <= 75) return character;
    bytes = 1 + length;
    return `\r\n ${character}`;
  }).join('');
}

/** An .ics file for every other calendar. `url` leads back to the visit. */
export function calendarFile(
  { uid, title, description, location, position, startsAt, minutes }: CalendarEvent,
  url: string,
): string {
  const { value, error } = createEvent({
    uid: `${uid}@${URL.parse(url)?.hostname ?? 'obriy'}`,
    // A visit that was moved is the same event: the later file is the one that counts.
    sequence: Math.floor(Date.now() / 1000),
    title,
    description: `${description}\n${url}`,
    location,
    ...(position && { geo: { lat: position.lat, lon: position.lon } }),
    url,
    start: parts(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes },
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    productId: 'obriy/visits',
    alarms: [
      {
        action: 'display',
        // The only text that the library does not escape.
        description: title.replaceAll(/[\\,;]/g, String.raw`\$&`),
        trigger: { hours: 2, before: true },
      },
    ],
  });
  if (value === null) throw error ?? new Error('The calendar file could not be written');
  return value.replaceAll('\r\n\t', '').split('\r\n').map(fold).join('\r\n');
}
