const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Kyiv',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the clocks in Kyiv show, `HH:MM`: summer time is theirs to know. */
export function kyivClock(now: Date): string {
  return clock.format(now);
}
