import { useTranslation } from 'react-i18next';
import type { roomCounts } from '#domain/flats/flatValues.ts';

/** Room counts, ascending, as people write them: 1, 2, 3 is "1–3", 1 and 3 is "1, 3". */
export function roomList(rooms: readonly number[]): string {
  const first = rooms[0];
  const last = rooms.at(-1);
  if (first === undefined || last === undefined) return '';
  const unbroken = rooms.length > 1 && last - first === rooms.length - 1;
  return unbroken ? `${first}–${last}` : rooms.join(', ');
}

/** Room counts in words; a count without a word stays a number. */
export function useRoomLabel(): (rooms: number) => string {
  const { t } = useTranslation('flatWords');
  return (rooms) => t(`rooms.${rooms as (typeof roomCounts)[number]}`, String(rooms));
}
