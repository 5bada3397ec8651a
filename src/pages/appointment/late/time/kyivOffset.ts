/** What tells the two hours apart that a night in autumn has under one name: "UTC+3". */
export function kyivOffset(startsAt: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', timeZoneName: 'longOffset' }).formatToParts(new Date(startsAt));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/:00$/, '').replace(/([+-])0/, '$1');
}
