/** `YYYY-MM-DD`, so many months later; a day that the month does not have becomes its last. */
export function addMonths(isoDay: string, count: number): string {
  const day = new Date(`${isoDay}T00:00:00Z`);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last))).toISOString().slice(0, 10);
}
