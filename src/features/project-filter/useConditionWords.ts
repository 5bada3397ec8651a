import { useTranslation } from 'react-i18next';
import { useRoomLabel } from '#entities/project';
import type { ProjectCard } from '#shared/answers';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { ProjectCondition } from './projectFilter.ts';

/** The words for everything that a filter can ask; terms carry their own. */
export function useConditionWords(projects: readonly ProjectCard[]): (asked: ProjectCondition) => string {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  return (asked) => {
    switch (asked.condition) {
      case 'status':
      case 'district':
      case 'class': {
        const term = projects.map((project) => project[asked.condition]).find((each) => each?.key === asked.option);
        return term?.name ?? asked.option;
      }
      case 'rooms':
        return roomLabel(asked.option);
      case 'area':
        return t(`area.${asked.option}`);
      case 'readiness':
        if (asked.option === 'built') return t('readiness.built');
        return asked.option === 'unannounced'
          ? t('readiness.unannounced')
          : t('readiness.year', { year: asked.option });
      case 'price': {
        const price = formatMoney(asked.option.bound, language);
        return asked.option.side === 'from' ? t('price.removeFrom', { price }) : t('price.removeTo', { price });
      }
      case 'bounds':
        return t('bounds.chosen');
    }
  };
}
