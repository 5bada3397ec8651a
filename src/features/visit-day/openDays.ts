import { hoursOn, type Opening } from '#entities/company';

/** Whether a visit can be on that day: not in the past, and the center (when one is chosen) is open. */
export function canVisitOn(day: string, today: string, center: Opening | undefined): boolean {
  return day >= today && (center === undefined || hoursOn(center, day).length > 0);
}
