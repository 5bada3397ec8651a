/** Whether a text is a day of the calendar, `YYYY-MM-DD`. A module of its own, because most of its users need nothing else of `days.ts`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Date takes the 30th of February for the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
