import { useTranslation } from 'react-i18next';
import type { FlatSearchFilter } from '#domain/flats/flatSearch.ts';
import type { Bound } from '#domain/filters/filterFacets.ts';
import type { FlatOption, FlatSearchData, FlatStep } from '#shared/responses';
import { FacetChips } from '#shared/form';
import { Chip, ChipGroup } from '#shared/ui';

export interface FlatSearchFormProps {
  readonly filter: FlatSearchFilter;
  readonly found: Pick<FlatSearchData, 'options' | 'steps'>;
  readonly onChange: (change: Partial<FlatSearchFilter>) => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (change: Partial<FlatSearchFilter>) => string;
}

const noOptions: readonly FlatOption[] = [];
export const noSteps: readonly FlatStep[] = [];

interface StepChipsProps extends Pick<FlatSearchFormProps, 'filter' | 'onChange' | 'hrefOf'> {
  readonly condition: 'price' | 'monthly' | 'months' | 'ready';
  readonly side?: Bound['side'];
  readonly legend: string;
  readonly steps: readonly FlatStep[];
  readonly nameOf: (bound: number) => string;
}

/** Bounds as chips, upper bounds by default: one tap, and a link without scripts. */
export function StepChips({ condition, side = 'to', legend, steps, nameOf, ...form }: StepChipsProps) {
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
            count={count}
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

/** Yes-or-no conditions; those without matching flats are hidden. */
export function FlagChips({ legend, flags, filter, found, onChange, hrefOf }: FlagChipsProps) {
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

/** The options and the events of a condition that is a list. */
export function useChips(condition: 'rooms' | ListedCondition, { found, onChange, hrefOf }: FlatSearchFormProps) {
  const { t } = useTranslation('search');
  return {
    options: found.options?.[condition] ?? noOptions,
    found: (count: number) => t('found', { count }),
    onChange: (chosen: readonly (string | number)[]) => onChange({ [condition]: chosen }),
    hrefOf: (chosen: readonly (string | number)[]) => hrefOf({ [condition]: chosen }),
  };
}

interface ListChipsProps extends FlatSearchFormProps {
  readonly condition: ListedCondition;
  readonly legend: string;
  /** Without them, the keys of the response. */
  readonly keys?: readonly string[];
}

/** The conditions whose options are named by our texts: their keys are those of the table in `domain/flats/flatSearch.ts`. */
const worded: readonly ListedCondition[] = ['area', 'side', 'outlook', 'safety'];

/** Options of which a flat may meet any, or must meet all; nothing where there are none. */
export function ListChips({ condition, legend, keys, ...form }: ListChipsProps) {
  const { t } = useTranslation('search');
  const { options, ...rest } = useChips(condition, form);
  const chosen: readonly string[] = form.filter[condition];
  const counts = new Map(options.map(({ key, count }) => [key, count]));
  if (counts.size === 0 && chosen.length === 0) return null;
  return (
    <FacetChips
      {...rest}
      chosen={chosen}
      legend={legend}
      facet={counts}
      options={keys ?? options.map(({ key }) => key)}
      nameOf={(key) =>
        worded.includes(condition)
          ? t(`${condition}.${key}` as 'side.n')
          : (options.find((option) => option.key === key)?.name ?? key)
      }
    />
  );
}
