import { kyivOffsetHours } from '#domain/kyivTime.ts';

/** What tells the two hours apart that a night in autumn has under one name: "UTC+3". */
export function kyivOffset(startsAt: string): string {
  return `UTC+${kyivOffsetHours(new Date(startsAt))}`;
}
