import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/answers';
import styles from './PlaceCard.module.css';

/** What the map says of a place nearby. */
export function PlaceCard({ place: { category, name, walking_minutes: minutes } }: { readonly place: Place }) {
  const titleId = useId();
  const { t } = useTranslation(['projectAbout', 'housing']);
  return (
    <article aria-labelledby={titleId}>
      {category !== null && <p className={styles.category}>{category.name}</p>}
      <h3 id={titleId} className={styles.name}>
        {name}
      </h3>
      {minutes !== null && (
        <p className={styles.minutes}>
          {t('infrastructure.onFoot', { minutes: t('housing:minutes', { count: minutes }) })}
        </p>
      )}
    </article>
  );
}
