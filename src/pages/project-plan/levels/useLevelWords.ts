import { useTranslation } from 'react-i18next';
import { useLevelNames } from '#entities/flat';
import type { Plan } from '../model/usePlan.ts';

interface LevelWords {
  /** The page's name. */
  readonly title: string;
  /** Where that is, from near to far. */
  readonly within: readonly string[];
}

/** A level as its page calls it: a floor is nothing without its house. */
export function useLevelWords({ level, buildings }: Pick<Plan, 'level' | 'buildings'>): LevelWords {
  const { t } = useTranslation('plan');
  const nameOf = useLevelNames(buildings);
  if (level.kind === 'site' || level.kind === 'building') return { title: nameOf(level), within: [] };
  const building = nameOf({ kind: 'building', building: level.building });
  const section = t('level.section', { section: level.section });
  return level.kind === 'section'
    ? { title: section, within: [building] }
    : { title: nameOf(level), within: [section, building] };
}
