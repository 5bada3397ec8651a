/** Months from one `YYYY-MM…` to another, whatever their days; negative when the second is the earlier one. */
export function monthsBetween(from: string, to: string): number {
  const count = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(to) - count(from);
}
