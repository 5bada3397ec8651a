import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PlaceGroup } from './placesByCategory.ts';
import styles from './PlaceGroups.module.css';

interface PlaceGroupsProps {
  readonly groups: readonly PlaceGroup[];
  /** The name of the place that the map points at. */
  readonly current: string | null;
  readonly onPointed: (name: string | null) => void;
}

export function PlaceGroups({ groups, current, onPointed }: PlaceGroupsProps) {
  const { t } = useTranslation('housing');
  return (
    <div className={styles.groups}>
      {groups.map(({ category, places }) => (
        <div key={category.key}>
          <h3 className={styles.category}>{category.name}</h3>
          <ul className={styles.places}>
            {places.map(({ name, walking_minutes: minutes }) => (
              <li
                key={name}
                className={clsx(styles.place, name === current && styles.current)}
                onPointerEnter={() => onPointed(name)}
                onPointerLeave={() => onPointed(null)}
              >
                <span>{name}</span>
                <span className={styles.minutes}>{t('minutes', { count: minutes })}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
