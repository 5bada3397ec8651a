import { useTranslation } from 'react-i18next';
import { Field, Select } from '#shared/ui';
import { type FlatSort, flatSorts } from './flatFilterTypes.ts';

interface FlatSortSelectProps {
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
  readonly className?: string | undefined;
}

export function FlatSortSelect({ sort, onSortChange, className }: FlatSortSelectProps) {
  const { t } = useTranslation('plan');
  return (
    <Field label={t('sort.label')} className={className}>
      {(control) => (
        <Select
          {...control}
          value={sort}
          onChange={({ target }) => onSortChange(flatSorts.find((known) => known === target.value) ?? sort)}
        >
          {flatSorts.map((option) => (
            <option key={option} value={option}>
              {t(`sort.${option}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
