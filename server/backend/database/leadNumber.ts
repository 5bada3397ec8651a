import { inKyiv } from '#domain/time/kyivTime.ts';

/** 'YYMM' of the month in which the sales department sees the lead. */
export function numberMonth(moment: Date): string {
  const [year = '', month = ''] = inKyiv(moment).day.split('-');
  return year.slice(-2) + month;
}

/** The number for visitors: 'O-2611-0001'. */
export const leadNumber = (month: string, seat: number): string => `O-${month}-${String(seat).padStart(4, '0')}`;

/** Month and seat of a lead number; undefined when invalid. */
export function readLeadNumber(number: string): { month: string; seat: number } | undefined {
  const [, month, seat] = /^O-(\d{4})-(\d{4,9})$/.exec(number) ?? [];
  return month === undefined || seat === undefined ? undefined : { month, seat: Number(seat) };
}
