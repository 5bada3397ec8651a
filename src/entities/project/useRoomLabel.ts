import { useTranslation } from 'react-i18next';

const labelled = [1, 2, 3, 4, 5, 6] as const;

/** Room counts in words; SPEC.md section 3 names one to six. */
export function useRoomLabel(): (rooms: number) => string {
  const { t } = useTranslation('housing');
  return (rooms) => {
    const known = labelled.find((count) => count === rooms);
    return known === undefined ? String(rooms) : t(`rooms.${known}`);
  };
}
