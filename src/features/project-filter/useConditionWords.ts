import { useTranslation } from 'react-i18next';
import { useRoomLabel } from '#entities/project';
import type { ProjectCard } from '#shared/responses';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { ProjectCondition } from './projectFilter.ts';

/** The words for each condition of a filter; terms carry their own. */
export function useConditionWords(projects: readonly ProjectCard[]): (chosen: ProjectCondition) => string {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  return (chosen) => {
    switch (chosen.condition) {
      case 'status':
      case 'district':
      case 'class': {
        const term = projects.map((project) => project[chosen.condition]).find((each) => each?.key === chosen.option);
        return term?.name ?? chosen.option;
      }
      case 'rooms':
        return roomLabel(chosen.option);
      case 'area':
        return t(`area.${chosen.option}`);
      case 'readiness':
        if (chosen.option === 'built') return t('readiness.built');
        return chosen.option === 'unannounced'
          ? t('readiness.unannounced')
          : t('readiness.year', { year: chosen.option });
      case 'price': {
        const price = formatMoney(chosen.option.bound, language);
        return chosen.option.side === 'from' ? t('price.removeFrom', { price }) : t('price.removeTo', { price });
      }
      case 'bounds':
        return t('bounds.chosen');
    }
  };
}
