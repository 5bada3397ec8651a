import { useTranslation } from 'react-i18next';
import { Select } from '#shared/ui';
import type { SortOrder } from './projectFilter.ts';
import styles from './SortSelect.module.css';

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
