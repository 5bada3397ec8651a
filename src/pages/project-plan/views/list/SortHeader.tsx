import type { FlatSort } from '#features/flat-filter';
import { ChevronDownIcon } from '#shared/ui';
import styles from './SortHeader.module.css';

interface SortHeaderProps {
  readonly by: 'floor' | 'area' | 'price';
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
  readonly children: string;
}

/** The head of a column by which flats can be sorted: the first press upwards, the next one downwards. */
export function SortHeader({ by, sort, onSortChange, children }: SortHeaderProps) {
  const up = sort === by;
  const down = sort === `${by}-desc`;
  return (
    <th scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-order={up ? 'up' : down ? 'down' : undefined}
        onClick={() => onSortChange(up ? `${by}-desc` : by)}
      >
        {children}
        <ChevronDownIcon size={16} className={styles.icon} />
      </button>
    </th>
  );
}
