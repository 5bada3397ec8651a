import { type ComponentProps, useMemo } from 'react';
import type { Bound, Range, RangeFacet } from '#domain/filters/filterFacets.ts';
import { shownParameter, useLatestSearch, usePageSearch, useReplaceSearch } from '#shared/routing';
import { Chip, ChipGroup, Select, VisuallyHidden } from '#shared/ui';

/** Of `createFilter`. */
interface UrlForm<Value> {
  readonly parse: (search: URLSearchParams) => Value;
  readonly write: (search: URLSearchParams, filter: Value) => URLSearchParams;
  readonly cleared: (filter: Value) => Value;
}

interface UrlFilter<Value> {
  readonly filter: Value;
  readonly change: (part: Partial<Value>) => void;
  /** Takes off everything that hides items; the order stays. */
  readonly clear: () => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (part: Partial<Value>) => string;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRange = (value: unknown): value is object => typeof value === 'object' && value !== null && !isList(value);

/**
 * A change of the filter that is shown, made to what has been requested since: of a list, what it adds and what it takes off; of a range,
 * the bound that it moves.
 */
function rebase<Value extends object>(part: Partial<Value>, shown: Value, now: Value): Partial<Value> {
  const valuesOf = (filter: object) => new Map<string, unknown>(Object.entries(filter));
  const [before, current] = [valuesOf(shown), valuesOf(now)];
  const changed = [...valuesOf(part)].map(([name, next]) => {
    const [was, is] = [before.get(name), current.get(name)];
    if (isRange(next) && isRange(was) && isRange(is)) {
      const old = valuesOf(was);
      return [
        name,
        { ...is, ...Object.fromEntries([...valuesOf(next)].filter(([key, value]) => value !== old.get(key))) },
      ];
    }
    if (!isList(next) || !isList(was) || !isList(is)) return [name, next];
    const kept = is.filter((each) => next.includes(each) || !was.includes(each));
    return [name, [...kept, ...next.filter((each) => !was.includes(each) && !kept.includes(each))]];
  });
  return Object.fromEntries(changed) as Partial<Value>;
}

/** The filter is in the address: it can be shared, and Back leads to it. */
export function useUrlFilter<Value extends object>({ parse, write, cleared }: UrlForm<Value>): UrlFilter<Value> {
  const search = usePageSearch();
  const latest = useLatestSearch();
  const replaceSearch = useReplaceSearch();
  const filter = useMemo(() => parse(search), [parse, search]);
  const written = (now: URLSearchParams, value: Value): URLSearchParams => {
    const next = write(now, value);
    // Another list begins with its first items.
    next.delete(shownParameter);
    next.delete('page');
    return next;
  };
  // Replaces the entry, so that Back leaves the page and does not undo every chip.
  const update = (next: (now: Value) => Value): void => {
    const now = latest();
    replaceSearch(written(now, next(parse(now))));
  };
  return {
    filter,
    change: (part) => update((now) => ({ ...now, ...rebase(part, filter, now) })),
    clear: () => update(cleared),
    hrefOf: (part) => `?${written(search, { ...filter, ...part })}`,
  };
}

interface BoundSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  readonly side: Bound['side'];
  readonly range: Range;
  readonly facet: RangeFacet;
  /** Ascending; the values of the items themselves when absent. */
  readonly steps?: readonly number[];
  readonly anyText: string;
  readonly nameOf: (bound: number) => string;
  readonly onRangeChange: (range: Range) => void;
}

/** One bound of a range, with how many items it would find: a native select, since on a phone a value is picked, not typed. */
export function BoundSelect({
  side,
  range,
  facet,
  steps = facet.values,
  anyText,
  nameOf,
  onRangeChange,
  ...rest
}: BoundSelectProps) {
  const chosen = range[side];
  // The address may have a bound that is not a step.
  const bounds =
    chosen === null || steps.includes(chosen) ? steps : [...steps, chosen].toSorted((first, second) => first - second);
  return (
    <Select
      {...rest}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onRangeChange({ ...range, [side]: value === '' ? null : Number(value) })}
    >
      <option value="">{anyText}</option>
      {bounds.map((bound) => (
        <option key={bound} value={bound}>
          {/* How many the chosen one finds is on the page, and the closed field has room for it alone. */}
          {bound === chosen ? nameOf(bound) : `${nameOf(bound)} (${facet.count(side, bound)})`}
        </option>
      ))}
    </Select>
  );
}

interface FacetChipsProps<Value> {
  readonly legend: string;
  readonly options: readonly Value[];
  readonly facet: ReadonlyMap<Value, number>;
  readonly nameOf: (option: Value) => string;
  /** A number shown instead of the name, which screen readers get after it. */
  readonly shortOf?: (option: Value) => string;
  /** "3 flats": the count for screen readers. */
  readonly found: (count: number) => string;
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** The address at which a choice is shown. */
  readonly hrefOf: (chosen: readonly Value[]) => string;
}

/** Options with the number of items that each would find; nothing without options. */
export function FacetChips<Value extends string | number>({
  legend,
  options,
  facet,
  nameOf,
  shortOf,
  found,
  chosen,
  onChange,
  hrefOf,
}: FacetChipsProps<Value>) {
  if (options.length === 0) return null;
  return (
    <ChipGroup legend={legend}>
      {options.map((option) => {
        const count = facet.get(option) ?? 0;
        const pressed = chosen.includes(option);
        const next = pressed ? chosen.filter((other) => other !== option) : [...chosen, option];
        return (
          <Chip
            key={option}
            pressed={pressed}
            href={hrefOf(next)}
            onPressedChange={() => onChange(next)}
            count={count}
            countWords={found(count)}
          >
            {shortOf === undefined ? (
              nameOf(option)
            ) : (
              <>
                {shortOf(option)}
                <VisuallyHidden>{`, ${nameOf(option)}`}</VisuallyHidden>
              </>
            )}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}
