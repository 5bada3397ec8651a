import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaBuckets, mainSides } from '#domain/flatConditions.ts';
import { built, type FlatSearchFilter } from '#domain/flatSearch.ts';
import type { Bound } from '#domain/filterFacets.ts';
import { usePriceWords } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import type { FlatOption, FlatSearchData, FlatStep } from '#shared/responses';
import { BoundSelect, FacetChips } from '#shared/filter';
import { Chip, ChipGroup, Field } from '#shared/ui';
import styles from './FlatSearchForm.module.css';

interface FlatSearchFormProps {
  readonly filter: FlatSearchFilter;
  readonly found: Pick<FlatSearchData, 'options' | 'steps'>;
  readonly onChange: (change: Partial<FlatSearchFilter>) => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (change: Partial<FlatSearchFilter>) => string;
}

const noOptions: readonly FlatOption[] = [];
const noSteps: readonly FlatStep[] = [];

function facetOf(steps: readonly FlatStep[]) {
  return {
    values: steps.map(({ bound }) => bound),
    count: (side: Bound['side'], bound: number) => steps.find((step) => step.bound === bound)?.[side] ?? 0,
  };
}

interface StepChipsProps extends Pick<FlatSearchFormProps, 'filter' | 'onChange' | 'hrefOf'> {
  readonly condition: 'price' | 'monthly' | 'months' | 'ready';
  readonly side?: Bound['side'];
  readonly legend: string;
  readonly steps: readonly FlatStep[];
  readonly nameOf: (bound: number) => string;
}

/** Bounds as chips, upper ones unless `side` says so: one tap, and a link without scripts. */
function StepChips({ condition, side = 'to', legend, steps, nameOf, ...form }: StepChipsProps) {
  const { t } = useTranslation('search');
  const range = form.filter[condition];
  if (steps.length === 0) return null;
  return (
    <ChipGroup legend={legend}>
      {steps.map(({ bound, [side]: count }) => {
        const pressed = range[side] === bound;
        const change = { [condition]: { ...range, [side]: pressed ? null : bound } };
        return (
          <Chip
            key={bound}
            pressed={pressed}
            href={form.hrefOf(change)}
            onPressedChange={() => form.onChange(change)}
            count={`(${count})`}
            isEmpty={count === 0}
            countWords={t('found', { count })}
          >
            {nameOf(bound)}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}

interface FlagChipsProps extends FlatSearchFormProps {
  readonly legend: string;
  readonly flags: readonly ('high' | 'not_first' | 'not_last' | 'offer')[];
}

/** Conditions that are met or not; none that no flat meets. */
function FlagChips({ legend, flags, filter, found, onChange, hrefOf }: FlagChipsProps) {
  const { t } = useTranslation('search');
  const shown = flags.filter((flag) => filter[flag].length > 0 || (found.options?.[flag] ?? noOptions).length > 0);
  if (shown.length === 0) return null;
  return (
    <ChipGroup legend={legend}>
      {shown.map((flag) => {
        const pressed = filter[flag].length > 0;
        const change: Partial<FlatSearchFilter> = { [flag]: pressed ? [] : ['1'] };
        const count = found.options?.[flag]?.[0]?.count ?? 0;
        return (
          <Chip
            key={flag}
            pressed={pressed}
            href={hrefOf(change)}
            onPressedChange={() => onChange(change)}
            count={count}
            isEmpty={count === 0}
            countWords={t('found', { count })}
          >
            {t(`flag.${flag}`)}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}

type ListedCondition = 'area' | 'side' | 'outlook' | 'district' | 'project' | 'safety' | 'programme';

/** Sums that a first look needs; the selects have all of them. */
const firstSums = 6;

function useChips({ filter, found, onChange, hrefOf }: FlatSearchFormProps) {
  const { t } = useTranslation('search');
  return <Key extends 'rooms' | ListedCondition>(key: Key) => ({
    chosen: filter[key] as readonly (string | number)[] as FlatSearchFilter[Key],
    found: (count: number) => t('found', { count }),
    onChange: (chosen: readonly (string | number)[]) => onChange({ [key]: chosen }),
    hrefOf: (chosen: readonly (string | number)[]) => hrefOf({ [key]: chosen }),
    options: found.options?.[key] ?? noOptions,
  });
}

/** What most people ask first: rooms and the highest price. */
export function FirstQuestions(props: FlatSearchFormProps) {
  const { filter, found } = props;
  const { t } = useTranslation(['search', 'housing']);
  const roomLabel = useRoomLabel();
  const priceWords = usePriceWords();
  const { options, ...rooms } = useChips(props)('rooms');
  const counts = new Map(options.map(({ key, count }) => [Number(key), count]));
  const steps = found.steps?.price ?? noSteps;
  return (
    <div className={styles.first}>
      <FacetChips
        {...rooms}
        legend={t('housing:label.rooms')}
        facet={counts}
        options={[...new Set([...counts.keys(), ...filter.rooms])].toSorted((a, b) => a - b)}
        nameOf={roomLabel}
        shortOf={String}
      />
      <StepChips
        {...props}
        condition="price"
        legend={t('search:price.upTo')}
        // The first sum is below every price.
        steps={steps.slice(1, firstSums + 1)}
        nameOf={priceWords}
      />
    </div>
  );
}

/** Whether there is anything else to ask. */
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
    anyText: t('any'),
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

/** Everything else, in the order in which families ask it. */
export function MoreQuestions(props: FlatSearchFormProps) {
  const { found } = props;
  const { t } = useTranslation(['search', 'housing']);
  const chipsOf = useChips(props);
  const priceWords = usePriceWords();
  const chips = (
    key: ListedCondition,
    legend: string,
    keys: readonly string[] | null,
    nameOf?: (key: string) => string,
  ) => {
    const { options, ...rest } = chipsOf(key);
    const counts = new Map(options.map(({ key: option, count }) => [option, count]));
    if (counts.size === 0 && rest.chosen.length === 0) return null;
    return (
      <FacetChips<string>
        {...rest}
        chosen={rest.chosen as readonly string[]}
        legend={legend}
        facet={counts}
        options={keys ?? options.map((option) => option.key)}
        nameOf={nameOf ?? ((option) => options.find((each) => each.key === option)?.name ?? option)}
      />
    );
  };
  /** The keys are those of the table in `domain/flatSearch.ts`, and each has its word. */
  const wordOf = (condition: 'area' | 'side' | 'outlook' | 'safety') => (key: string) =>
    t(`search:${condition}.${key}` as 'search:side.n');
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
      <StepChips
        {...props}
        condition="months"
        side="from"
        legend={t('search:months.legend')}
        steps={found.steps?.months ?? noSteps}
        nameOf={(count) => t('search:months.count', { count })}
      />
      <FlagChips {...props} legend={t('search:floor.legend')} flags={['high', 'not_first', 'not_last']} />
      {chips('area', t('housing:label.totalArea'), areaBuckets, wordOf('area'))}
      {chips('side', t('search:side.legend'), mainSides, wordOf('side'))}
      {chips('outlook', t('search:outlook.legend'), null, wordOf('outlook'))}
      <StepChips
        {...props}
        condition="ready"
        legend={t('search:ready.legend')}
        steps={found.steps?.ready ?? noSteps}
        nameOf={(year) => (year === built ? t('search:ready.built') : t('search:ready.to', { year }))}
      />
      {chips('district', t('housing:label.district'), null)}
      {chips('project', t('search:project'), null)}
      {chips('safety', t('search:safety.legend'), null, wordOf('safety'))}
      {chips('programme', t('search:programme'), null)}
      <FlagChips {...props} legend={t('search:offers')} flags={['offer']} />
      <div className={styles.selects}>
        <Bounds {...props} condition="price" nameOf={priceWords} />
        <Bounds {...props} condition="floor" nameOf={String} />
      </div>
    </div>
  );
}
