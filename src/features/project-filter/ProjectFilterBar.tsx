import { useTranslation } from 'react-i18next';
import type { Term } from '#contract/common.ts';
import type { ProjectCard } from '#contract/project.ts';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, toggled, VisuallyHidden } from '#shared/ui';
import { countProjects } from './filterProjects.ts';
import type { ProjectFilter } from './projectFilter.ts';
import styles from './ProjectFilterBar.module.css';
import { TermSelect } from './TermSelect.tsx';
import { termsOf } from './termsOf.ts';

interface ProjectFilterBarProps {
  readonly projects: readonly ProjectCard[];
  /** Unique, in the backend's order. */
  readonly statuses: readonly Term[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
}

/** Those that have a word of their own. */
type RoomCount = 1 | 2 | 3 | 4 | 5 | 6;

/** Offers only what the projects have. */
export function ProjectFilterBar({ projects, statuses, filter, onChange }: ProjectFilterBarProps) {
  const { t } = useTranslation(['projects', 'housing']);
  const language = useLanguage();
  const rooms = [...new Set(projects.flatMap((project) => project.rooms))].sort((a, b) => a - b);

  return (
    <div className={styles.bar}>
      <ChipGroup legend={t('housing:label.status')}>
        {statuses.map(({ key, name }) => (
          <Chip
            key={key}
            pressed={filter.status.includes(key)}
            count={countProjects(projects, filter, { status: [key] })}
            onPressedChange={(on) => onChange({ status: toggled(filter.status, key, on) })}
          >
            {name}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup legend={t('housing:label.rooms')}>
        {rooms.map((count) => (
          <Chip
            key={count}
            pressed={filter.rooms.includes(count)}
            onPressedChange={(on) => onChange({ rooms: toggled(filter.rooms, count, on) })}
          >
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{t(`housing:rooms.${count as RoomCount}`)}</VisuallyHidden>
          </Chip>
        ))}
      </ChipGroup>
      <div className={styles.selects}>
        <TermSelect
          label={t('housing:label.district')}
          anyText={t('anyDistrict')}
          terms={termsOf(projects, ({ district }) => district, language)}
          chosen={filter.district}
          onChange={(district) => onChange({ district })}
        />
        <TermSelect
          label={t('housing:label.class')}
          anyText={t('anyClass')}
          terms={termsOf(projects, (project) => project.class, language)}
          chosen={filter.class}
          onChange={(keys) => onChange({ class: keys })}
        />
      </div>
    </div>
  );
}
