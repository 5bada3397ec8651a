import { useTranslation } from 'react-i18next';
import { areaBuckets } from '#entities/flat';
import type { ProjectCard, Term } from '#shared/answers';
import { MultiSelect, type Option } from '#shared/multi-select';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, toggled, VisuallyHidden } from '#shared/ui';
import { mostChosen, type ProjectFilter } from '../model/projectFilter.ts';
import type { ProjectFacets } from '../model/projectFacets.ts';
import { priceSteps } from '../model/priceSteps.ts';
import { termsOf } from '../model/termsOf.ts';
import { useChoiceNames } from '../model/useChoiceNames.ts';
import { PriceRange } from './PriceRange.tsx';
import styles from './ProjectFilterBar.module.css';

interface ProjectFilterBarProps {
  readonly projects: readonly ProjectCard[];
  /** Unique, in the backend's order. */
  readonly statuses: readonly Term[];
  readonly filter: ProjectFilter;
  readonly facets: ProjectFacets;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (change: Partial<ProjectFilter>) => string;
}

/** Offers only what the projects have. */
export function ProjectFilterBar({ projects, statuses, filter, facets, onChange, hrefOf }: ProjectFilterBarProps) {
  const { t } = useTranslation(['projects', 'housing']);
  const language = useLanguage();
  const nameOf = useChoiceNames(projects);
  const rooms = [...facets.rooms.keys()].map(Number).toSorted((a, b) => a - b);
  const termOptions = (choice: 'district' | 'class'): readonly Option[] =>
    termsOf(projects, (project) => project[choice], language).map(({ key, name }) => ({
      key,
      name,
      count: facets[choice].get(key) ?? 0,
    }));
  const districts = termOptions('district');
  const classes = termOptions('class');
  const steps = priceSteps(projects);
  // Years sort as text; what is built comes before them, what is not announced after.
  const readiness = [...facets.readiness.keys()]
    .map(String)
    .toSorted()
    .toSorted((a, b) => Number(b === 'built') - Number(a === 'built'))
    .map((key): Option => ({ key, name: nameOf('readiness', key), count: facets.readiness.get(key) ?? 0 }));

  const chip = (isChosen: boolean, changeTo: (on: boolean) => Partial<ProjectFilter>) => ({
    pressed: isChosen,
    href: hrefOf(changeTo(!isChosen)),
    onPressedChange: (on: boolean) => onChange(changeTo(on)),
  });

  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        {statuses.length > 0 && (
          <ChipGroup legend={t('housing:label.status')}>
            {statuses.map(({ key, name }) => (
              <Chip
                key={key}
                {...chip(filter.status.includes(key), (on) => ({ status: toggled(filter.status, key, on) }))}
                count={facets.status.get(key) ?? 0}
              >
                {name}
              </Chip>
            ))}
          </ChipGroup>
        )}
        {rooms.length > 0 && (
          <ChipGroup legend={t('housing:label.rooms')}>
            {rooms.map((count) => (
              <Chip
                key={count}
                {...chip(filter.rooms.includes(count), (on) => ({ rooms: toggled(filter.rooms, count, on) }))}
              >
                <span aria-hidden>{count}</span>
                <VisuallyHidden>{nameOf('rooms', count)}</VisuallyHidden>
              </Chip>
            ))}
          </ChipGroup>
        )}
      </div>
      <div className={styles.fields}>
        {projects.some((project) => project.total_area !== null || project.free_flats.length > 0) && (
          <ChipGroup legend={t('housing:label.totalArea')} className={styles.area}>
            {areaBuckets.map((bucket) => (
              <Chip
                key={bucket}
                {...chip(filter.area.includes(bucket), (on) => ({ area: toggled(filter.area, bucket, on) }))}
              >
                {nameOf('area', bucket)}
              </Chip>
            ))}
          </ChipGroup>
        )}
        {districts.length > 0 && (
          <MultiSelect
            label={t('housing:label.district')}
            anyText={t('anyDistrict')}
            options={districts}
            chosen={filter.district}
            most={mostChosen}
            onChange={(district) => onChange({ district })}
          />
        )}
        {classes.length > 0 && (
          <MultiSelect
            label={t('housing:label.class')}
            anyText={t('anyClass')}
            options={classes}
            chosen={filter.class}
            most={mostChosen}
            onChange={(keys) => onChange({ class: keys })}
          />
        )}
        {readiness.length > 0 && (
          <MultiSelect
            label={t('housing:label.readiness')}
            anyText={t('anyReadiness')}
            options={readiness}
            chosen={filter.readiness}
            most={mostChosen}
            onChange={(keys) => onChange({ readiness: keys })}
          />
        )}
        {steps.length > 0 && <PriceRange steps={steps} filter={filter} onChange={onChange} />}
      </div>
    </div>
  );
}
