const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Kyiv',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the clocks in Kyiv show, `HH:MM`: summer time is theirs to know. */
export const kyivClock = (now: Date): string => clock.format(now);
