import { useTranslation } from 'react-i18next';
import type { PlanBuilding } from './buildings.ts';
import type { PlanLevel } from './planLevel.ts';

/** What a level is called within the one above. */
export function useLevelNames(buildings: readonly PlanBuilding[]): (level: PlanLevel) => string {
  const { t } = useTranslation('plan');
  return (level) => {
    switch (level.kind) {
      case 'site':
        return t('level.site');
      case 'building':
        return buildings.find(({ key }) => key === level.building)?.name ?? level.building;
      case 'section':
        return t('level.section', { section: level.section });
      case 'floor':
        return t('level.floor', { floor: level.floor });
    }
  };
}
