import { useTranslation } from 'react-i18next';
import type { Bound, Range, RangeFacet } from '#domain/filters/filterFacets.ts';
import { safetyKeys } from '#domain/safetyKeys.ts';
import { areaBuckets, roundSums } from '#domain/flats/flatConditions.ts';
import { roomCounts } from '#domain/flats/flatValues.ts';
import type { Language } from '#shared/config';
import { BoundSelect, FacetChips, MultiSelect, type Option } from '#shared/form';
import { formatMoney, inAlphabet } from '#shared/format';
import { useLazyModule } from '#shared/lazy';
import type { ProjectCard, Term } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { Select, Text } from '#shared/ui';
import type { ChosenListProps } from './ChosenList.tsx';
import {
  countOfFlats,
  mostChosen,
  type ProjectFacets,
  type ProjectFilter,
  projectFilter,
  type SortOrder,
  tellsFlats,
  useConditionWords,
} from './projectFilter.ts';
import styles from './ProjectFilterBar.module.css';

/** Round sums (kopiykas) around the prices of free flats, or the lowest ones of projects, ascending; none where nothing has a price. */
export function priceSteps(projects: readonly ProjectCard[]): readonly number[] {
  const prices = projects.flatMap(({ price_from: price, free_flats: layouts }) =>
    layouts.length === 0 ? (price ?? []) : layouts.flatMap((flats) => flats.prices),
  );
  return roundSums(prices);
}

interface SortSelectProps {
  /** Those that the projects have data for. */
  readonly orders: readonly SortOrder[];
  readonly sort: SortOrder | null;
  readonly onChange: (sort: SortOrder | null) => void;
}

export function SortSelect({ orders, sort, onChange }: SortSelectProps) {
  const { t } = useTranslation('projects');
  return (
    <label className={styles.sort}>
      <span>{t('sort.label')}</span>
      <Select
        value={sort ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(orders.find((order) => order === value) ?? null)}
      >
        <option value="">{t('sort.own')}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface PriceRangeProps {
  /** Kopiykas, ascending. */
  readonly steps: readonly number[];
  readonly range: Range;
  readonly facet: RangeFacet;
  readonly onRangeChange: (price: Range) => void;
}

function PriceRange(props: PriceRangeProps) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const bound = (side: Bound['side'], anyText: 'anyFrom' | 'anyTo', words: 'chosenFrom' | 'chosenTo') => (
    <BoundSelect
      {...props}
      side={side}
      aria-label={t(`price.${side}`)}
      anyText={t(`price.${anyText}`)}
      nameOf={(sum) => t(`price.${words}`, { price: formatMoney(sum, language) })}
    />
  );
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{t('price.legend')}</legend>
      {bound('from', 'anyFrom', 'chosenFrom')}
      {bound('to', 'anyTo', 'chosenTo')}
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
  /** Of the projects: unique, in the backend's order. */
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
  const wordsOf = useConditionWords(projects);
  const found = (count: number): string => t('found', { count });
  const steps = priceSteps(projects);

  const chips = <Key extends 'status' | 'rooms' | 'area' | 'safety'>(key: Key) => ({
    facet: facets[key],
    chosen: filter[key],
    found,
    onChange: (chosen: ProjectFilter[Key]) => onChange({ [key]: chosen }),
    hrefOf: (chosen: ProjectFilter[Key]) => hrefOf({ [key]: chosen }),
  });
  const select = (
    key: 'district' | 'class' | 'readiness',
    anyText: string,
    options: readonly Omit<Option, 'count'>[],
  ) =>
    options.length > 0 && (
      <MultiSelect
        label={t(`housing:label.${key}`)}
        anyText={anyText}
        options={options.map((option) => {
          const count = facets[key].get(option.key) ?? 0;
          return { ...option, count, countWords: found(count) };
        })}
        chosen={filter[key]}
        most={mostChosen}
        onChange={(chosen) => onChange({ [key]: chosen })}
      />
    );

  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        <FacetChips
          {...chips('status')}
          legend={t('housing:label.status')}
          options={statuses.map(({ key }) => key)}
          nameOf={(option) => statuses.find(({ key }) => key === option)?.name ?? option}
        />
        <FacetChips
          {...chips('rooms')}
          legend={t('housing:label.rooms')}
          options={roomCounts.filter((count) => projects.some(({ rooms }) => rooms.includes(count)))}
          nameOf={(option) => wordsOf({ condition: 'rooms', option })}
          shortOf={String}
        />
        {projects.some((project) => project.total_area !== null || project.free_flats.length > 0) && (
          <FacetChips
            {...chips('area')}
            legend={t('housing:label.totalArea')}
            options={areaBuckets}
            nameOf={(option) => wordsOf({ condition: 'area', option })}
          />
        )}
        <FacetChips
          {...chips('safety')}
          legend={t('safety.legend')}
          options={safetyKeys.filter((key) => facets.safety.has(key))}
          nameOf={(option) => wordsOf({ condition: 'safety', option })}
        />
      </div>
      <div className={styles.fields}>
        {select(
          'district',
          t('anyDistrict'),
          termsOf(projects, ({ district }) => district, language),
        )}
        {select(
          'class',
          t('anyClass'),
          termsOf(projects, (project) => project.class, language),
        )}
        {select(
          'readiness',
          t('anyReadiness'),
          // Years sort as text; built projects come before them, unannounced ones after.
          [...facets.readiness.keys()]
            .toSorted()
            .toSorted((a, b) => Number(b === 'built') - Number(a === 'built'))
            .map((key) => ({ key, name: wordsOf({ condition: 'readiness', option: key }) })),
        )}
        {steps.length > 0 && (
          <PriceRange
            steps={steps}
            range={filter.price}
            facet={facets.price}
            onRangeChange={(price) => onChange({ price })}
          />
        )}
      </div>
    </div>
  );
}

function importList() {
  return import(/* webpackChunkName: "chosen-filters" */ './ChosenList.tsx');
}

/** The active conditions. Most visits begin without any, so their code loads with the first, into a reserved row. */
export function ChosenFilters(props: ChosenListProps) {
  const { t } = useTranslation('projects');
  const narrowed = projectFilter.chosen(props.filter).length > 0;
  const { part } = useLazyModule(importList, narrowed);
  if (!narrowed) return null;
  return (
    <>
      <div className={styles.chosenRow}>{part !== null && <part.ChosenList {...props} />}</div>
      {!props.projects.every(tellsFlats) && countOfFlats(props.filter) > 1 && (
        <Text size="s" tone="muted">
          {t('together')}
        </Text>
      )}
    </>
  );
}
