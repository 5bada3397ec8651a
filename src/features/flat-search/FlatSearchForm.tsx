import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaBuckets, mainSides } from '#domain/flats/flatConditions.ts';
import { built, type FlatSearchFilter } from '#domain/flats/flatSearch.ts';
import type { Bound } from '#domain/filters/filterFacets.ts';
import { usePriceWords } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import type { FlatSearchData, FlatStep } from '#shared/responses';
import { BoundSelect, FacetChips } from '#shared/form';
import { Field } from '#shared/ui';
import styles from './FlatSearchForm.module.css';
import { FlagChips, type FlatSearchFormProps, ListChips, noSteps, StepChips, useChips } from './searchChips.tsx';

function facetOf(steps: readonly FlatStep[]) {
  return {
    values: steps.map(({ bound }) => bound),
    count: (side: Bound['side'], bound: number) => steps.find((step) => step.bound === bound)?.[side] ?? 0,
  };
}

/** Sums that a first look needs; the selects have all of them. */
const firstSums = 6;

/** The conditions that most visitors use: rooms and the highest price; then floor, view and instalments, in one line of a phone. */
export function FirstQuestions(props: FlatSearchFormProps) {
  const { filter, found } = props;
  const { t } = useTranslation(['search', 'housing']);
  const roomLabel = useRoomLabel();
  const priceWords = usePriceWords();
  const { options, ...rooms } = useChips('rooms', props);
  const counts = new Map(options.map(({ key, count }) => [Number(key), count]));
  const steps = found.steps?.price ?? noSteps;
  return (
    <div className={styles.first}>
      <FacetChips
        {...rooms}
        chosen={filter.rooms}
        legend={t('housing:label.rooms')}
        facet={counts}
        options={[...new Set([...counts.keys(), ...filter.rooms])].toSorted((a, b) => a - b)}
        nameOf={roomLabel}
        shortOf={String}
      />
      <div className={clsx(styles.strip, styles.price)}>
        <StepChips
          {...props}
          condition="price"
          legend={t('search:price.upTo')}
          // The first sum is below every price.
          steps={steps.slice(1, firstSums + 1)}
          nameOf={priceWords}
        />
      </div>
      <div className={styles.strip}>
        <FlagChips {...props} legend={t('search:height')} flags={['high']} />
        <ListChips {...props} condition="outlook" legend={t('search:outlook.legend')} />
        <StepChips
          {...props}
          condition="months"
          side="from"
          legend={t('search:months.legend')}
          steps={found.steps?.months ?? noSteps}
          nameOf={(count) => t('search:months.count', { count })}
        />
      </div>
    </div>
  );
}

/** Whether the form has further conditions. */
export function hasMoreQuestions({ options, steps }: Pick<FlatSearchData, 'options' | 'steps'>): boolean {
  return [...Object.values(options ?? {}), ...Object.values(steps ?? {})].some((list) => (list ?? []).length > 0);
}

interface BoundsProps extends FlatSearchFormProps {
  readonly condition: 'price' | 'floor';
  readonly nameOf: (bound: number) => string;
}

/** From and to, as selects: on a phone a value is picked, not typed. */
function Bounds({ condition, nameOf, filter, found, onChange }: BoundsProps): ReactNode {
  const { t } = useTranslation('search');
  const steps = found.steps?.[condition] ?? noSteps;
  if (steps.length === 0) return null;
  const bound = {
    range: filter[condition],
    facet: facetOf(steps),
    anyText: t(`${condition}.any`),
    nameOf,
    onRangeChange: (range: FlatSearchFilter['price']) => onChange({ [condition]: range }),
  };
  return (
    <div className={styles.bounds}>
      <Field label={t(`${condition}.labelFrom`)}>
        {(control) => <BoundSelect {...control} {...bound} side="from" />}
      </Field>
      <Field label={t(`${condition}.labelTo`)}>{(control) => <BoundSelect {...control} {...bound} side="to" />}</Field>
    </div>
  );
}

/** All further conditions, the most used first. */
export function MoreQuestions(props: FlatSearchFormProps) {
  const { found } = props;
  const { t } = useTranslation(['search', 'housing']);
  const priceWords = usePriceWords();
  return (
    <div className={styles.more}>
      <StepChips
        {...props}
        condition="monthly"
        legend={t('search:monthly.legend')}
        // The first sum is below every part.
        steps={(found.steps?.monthly ?? noSteps).slice(1, firstSums + 1)}
        nameOf={priceWords}
      />
      <FlagChips {...props} legend={t('search:floor.legend')} flags={['not_first', 'not_last']} />
      <ListChips {...props} condition="area" legend={t('housing:label.totalArea')} keys={areaBuckets} />
      <ListChips {...props} condition="side" legend={t('search:side.legend')} keys={mainSides} />
      <StepChips
        {...props}
        condition="ready"
        legend={t('search:ready.legend')}
        steps={found.steps?.ready ?? noSteps}
        nameOf={(year) => (year === built ? t('search:ready.built') : t('search:ready.to', { year }))}
      />
      <ListChips {...props} condition="district" legend={t('housing:label.district')} />
      <ListChips {...props} condition="project" legend={t('search:project')} />
      <ListChips {...props} condition="safety" legend={t('search:safety.legend')} />
      <ListChips {...props} condition="programme" legend={t('search:programme')} />
      <FlagChips {...props} legend={t('search:offers')} flags={['offer']} />
      <div className={styles.selects}>
        <Bounds {...props} condition="price" nameOf={priceWords} />
        <Bounds {...props} condition="floor" nameOf={String} />
      </div>
    </div>
  );
}
