import { useTranslation } from 'react-i18next';
import type { AreaBucket } from '#entities/flat';
import type { ProjectCard } from '#shared/answers';
import type { Choice } from './dimensions.ts';

type RoomCount = 1 | 2 | 3 | 4 | 5 | 6;

/** The words for a value of each choice; terms carry their own. */
export function useChoiceNames(projects: readonly ProjectCard[]): (choice: Choice, value: string | number) => string {
  const { t } = useTranslation(['projects', 'housing']);
  const termName = (pick: (project: ProjectCard) => ProjectCard['status'], key: string | number): string => {
    const term = projects.map(pick).find((candidate) => candidate?.key === key);
    return term?.name ?? String(key);
  };
  return (choice, value) => {
    switch (choice) {
      case 'status':
        return termName(({ status }) => status, value);
      case 'district':
        return termName(({ district }) => district, value);
      case 'class':
        return termName((project) => project.class, value);
      case 'rooms':
        return t(`housing:rooms.${value as RoomCount}`);
      case 'area':
        return t(`area.${value as AreaBucket}`);
      case 'readiness':
        if (value === 'built') return t('readiness.built');
        return value === 'unannounced' ? t('readiness.unannounced') : t('readiness.year', { year: value });
    }
  };
}
