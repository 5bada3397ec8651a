import type { ComponentProps } from 'react';
import type { Bound, Range, RangeFacet } from '#domain/filterFacets.ts';
import { Select } from '#shared/ui';

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
  // An address may have brought a bound that is no step.
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
