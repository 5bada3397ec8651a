import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { placeId, type PlaceGroup } from './placesByCategory.ts';
import styles from './PlaceGroups.module.css';

interface PlaceGroupsProps {
  readonly groups: readonly PlaceGroup[];
  /** The place that the map points at. */
  readonly current: string | null;
  readonly onPointed: (id: string | null) => void;
  readonly onPicked: (id: string) => void;
}

export function PlaceGroups({ groups, current, onPointed, onPicked }: PlaceGroupsProps) {
  const { t } = useTranslation('housing');
  return (
    <div className={styles.groups}>
      {groups.map(({ category, places }) => (
        <div key={category?.key ?? ''}>
          {category !== null && <h3 className={styles.category}>{category.name}</h3>}
          <ul className={styles.places}>
            {places.map((place) => {
              const id = placeId(place);
              return (
                <li key={id} className={clsx(styles.place, id === current && styles.current)}>
                  {/* Shows where it is; what it is stands here. */}
                  <button
                    type="button"
                    className={styles.button}
                    onClick={() => onPicked(id)}
                    onPointerEnter={() => onPointed(id)}
                    onPointerLeave={() => onPointed(null)}
                    onFocus={() => onPointed(id)}
                    onBlur={() => onPointed(null)}
                  >
                    <span>{place.name}</span>
                    {place.walking_minutes !== null && (
                      <span className={styles.minutes}>{t('minutes', { count: place.walking_minutes })}</span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
