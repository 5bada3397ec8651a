import { useTranslation } from 'react-i18next';

/** Room counts, ascending, as people write them: 1, 2, 3 is "1–3", 1 and 3 is "1, 3". */
export function roomList(rooms: readonly number[]): string {
  const first = rooms[0];
  const last = rooms.at(-1);
  if (first === undefined || last === undefined) return '';
  const unbroken = rooms.length > 1 && last - first === rooms.length - 1;
  return unbroken ? `${first}–${last}` : rooms.join(', ');
}

/** Not `roomCounts` of the domain: its module would make the project's first page 0.05 KB larger. */
const labelled = [1, 2, 3, 4, 5, 6] as const;

/** Room counts in words; SPEC.md section 3 names one to six. */
export function useRoomLabel(): (rooms: number) => string {
  const { t } = useTranslation('flatWords');
  return (rooms) => {
    const known = labelled.find((count) => count === rooms);
    return known === undefined ? String(rooms) : t(`rooms.${known}`);
  };
}
