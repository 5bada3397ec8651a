import { useTranslation } from 'react-i18next';
import type { Flat } from '#shared/responses';
import { Field, Select } from '#shared/ui';
import { type FlatSort, flatSorts } from './sortFlats.ts';

function fieldOf(sort: FlatSort): 'price' | 'total_area' | 'floor' {
  if (sort.startsWith('price')) return 'price';
  return sort.startsWith('area') ? 'total_area' : 'floor';
}

interface FlatSortSelectProps {
  readonly flats: readonly Flat[];
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
  readonly className?: string | undefined;
}

/** Offers the orders that the flats have data for; nothing without a choice. */
export function FlatSortSelect({ flats, sort, onSortChange, className }: FlatSortSelectProps) {
  const { t } = useTranslation('planViews');
  const options = flatSorts.filter((option) => option === sort || flats.some((flat) => flat[fieldOf(option)] !== null));
  if (options.length < 2) return null;
  return (
    <Field label={t('sort.label')} className={className}>
      {(control) => (
        <Select
          {...control}
          value={sort}
          onChange={({ target }) => onSortChange(flatSorts.find((known) => known === target.value) ?? sort)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`sort.${option}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
