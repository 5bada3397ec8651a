import { useTranslation } from 'react-i18next';
import { areaBuckets } from '#entities/flat';
import type { ProjectCard, Term } from '#shared/answers';
import type { Language } from '#shared/config';
import { formatMoney, inAlphabet } from '#shared/format';
import { MultiSelect, type Option } from '#shared/multi-select';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, Select, toggled, VisuallyHidden } from '#shared/ui';
import { priceSteps } from '../model/priceSteps.ts';
import type { ProjectFacets } from '../model/projectFacets.ts';
import { mostChosen, type ProjectFilter } from '../model/projectFilter.ts';
import { useChoiceNames } from '../model/useChoiceNames.ts';
import styles from './ProjectFilterBar.module.css';

interface PriceRangeProps {
  /** Kopiykas, ascending. */
  readonly steps: readonly number[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
}

function toPrice(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** The sums to choose from: an address may have brought one that is not round. */
function offered(steps: readonly number[], chosen: number | null, fits: (sum: number) => boolean): readonly number[] {
  const sums = steps.filter(fits);
  return chosen === null || sums.includes(chosen) ? sums : [...sums, chosen].toSorted((a, b) => a - b);
}

/** Two native selects: on a phone a sum is picked, not typed. One that would leave nothing between them is not offered. */
function PriceRange({ steps, filter: { priceFrom, priceTo }, onChange }: PriceRangeProps) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const options = (sums: readonly number[], words: 'chosenFrom' | 'chosenTo') =>
    sums.map((sum) => (
      <option key={sum} value={sum}>
        {t(`price.${words}`, { price: formatMoney(sum, language) })}
      </option>
    ));

  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{t('price.legend')}</legend>
      <Select
        aria-label={t('price.from')}
        value={priceFrom ?? ''}
        onChange={({ target }) => onChange({ priceFrom: toPrice(target.value) })}
      >
        <option value="">{t('price.anyFrom')}</option>
        {options(
          offered(steps, priceFrom, (sum) => sum < (priceTo ?? Infinity)),
          'chosenFrom',
        )}
      </Select>
      <Select
        aria-label={t('price.to')}
        value={priceTo ?? ''}
        onChange={({ target }) => onChange({ priceTo: toPrice(target.value) })}
      >
        <option value="">{t('price.anyTo')}</option>
        {options(
          offered(steps, priceTo, (sum) => sum > (priceFrom ?? -Infinity)),
          'chosenTo',
        )}
      </Select>
    </fieldset>
  );
}

/** The terms that the projects use, each once, by name as the language orders letters. */
function termsOf(
  projects: readonly ProjectCard[],
  pick: (project: ProjectCard) => Term | null,
  language: Language,
): readonly Term[] {
  const compare = inAlphabet(language);
  const terms = new Map(projects.flatMap((project) => pick(project) ?? []).map((term) => [term.key, term])).values();
  return [...terms].toSorted((first, second) => compare(first.name, second.name));
}

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
