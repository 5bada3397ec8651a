import { useTranslation } from 'react-i18next';
import type { Flat } from '#shared/responses';
import { formatArea, joinWords } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { PlanBuilding } from './buildings.ts';
import type { PlanLevel } from './planLevel.ts';

/** What a level is called within the one above. */
export function useLevelNames(buildings: readonly PlanBuilding[]): (level: PlanLevel) => string {
  const { t } = useTranslation('levels');
  return (level) => {
    switch (level.kind) {
      case 'site':
        return t('site');
      case 'building':
        return buildings.find(({ key }) => key === level.building)?.name ?? level.building;
      case 'section':
        return t('section', { section: level.section });
      case 'floor':
        return t('floor', { floor: level.floor });
    }
  };
}

/** A flat in one sentence for screen readers: "Flat 45, floor 7, 2 rooms, 58 m², free". */
export function useFlatSpeech(): (flat: Flat) => string {
  const { t } = useTranslation(['levels', 'flatWords', 'housing']);
  const language = useLanguage();
  return ({ number, floor, rooms, total_area: area, status, status_assumed: assumed }) =>
    joinWords([
      number === null ? t('flatWords:any') : t('levels:speech.flat', { number }),
      floor === null ? null : t('flatWords:floor', { floor }),
      rooms === null ? null : t('levels:speech.rooms', { count: rooms }),
      area === null ? null : t('housing:area', { value: formatArea(area, language) }),
      assumed ? null : t(`levels:speech.${status}`),
    ]);
}
