/** What the visitor's own clock shows, `HH:MM`: never while rendering on a server. */
export function visitorsClock(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
