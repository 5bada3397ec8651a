import { useTranslation } from 'react-i18next';
import { Field, Select } from '#shared/ui';
import styles from './FlatFilterForm.module.css';

interface FloorRangeProps {
  /** Ascending. */
  readonly floors: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
  readonly onChange: (range: { readonly floorFrom?: number | null; readonly floorTo?: number | null }) => void;
}

function toFloor(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Two native selects; a floor that would leave nothing between them is not offered. */
export function FloorRange({ floors, from, to, onChange }: FloorRangeProps) {
  const { t } = useTranslation('plan');
  const options = (wanted: number | null, fits: (floor: number) => boolean) =>
    floors
      .filter((floor) => floor === wanted || fits(floor))
      .map((floor) => (
        <option key={floor} value={floor}>
          {floor}
        </option>
      ));

  return (
    <div className={styles.floors}>
      <Field label={t('filter.floorFrom')}>
        {(control) => (
          <Select
            {...control}
            value={from ?? ''}
            onChange={({ target }) => onChange({ floorFrom: toFloor(target.value) })}
          >
            <option value="">{t('filter.anyFloor')}</option>
            {options(from, (floor) => floor <= (to ?? Infinity))}
          </Select>
        )}
      </Field>
      <Field label={t('filter.floorTo')}>
        {(control) => (
          <Select {...control} value={to ?? ''} onChange={({ target }) => onChange({ floorTo: toFloor(target.value) })}>
            <option value="">{t('filter.anyFloor')}</option>
            {options(to, (floor) => floor >= (from ?? -Infinity))}
          </Select>
        )}
      </Field>
    </div>
  );
}
