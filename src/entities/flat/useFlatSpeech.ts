import { useTranslation } from 'react-i18next';
import type { Flat } from '#contract/planning.ts';
import { formatArea } from '#shared/format';
import { useLanguage } from '#shared/routing';

/** A flat in one sentence, for those who hear it: "Flat 45, floor 7, 2 rooms, 58 m², free". */
export function useFlatSpeech(): (flat: Flat) => string {
  const { t } = useTranslation(['plan', 'housing']);
  const language = useLanguage();
  return ({ number, floor, rooms, total_area: area, status }) =>
    t('plan:speech.flat', {
      number,
      floor,
      rooms: t('plan:speech.rooms', { count: rooms }),
      area: t('housing:area', { value: formatArea(area, language) }),
      status: t(`plan:speech.${status}`),
    });
}
