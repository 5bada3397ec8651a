import { useTranslation } from 'react-i18next';
import { LocalLink, pathTo } from '#shared/routing';
import { chipClass } from '#shared/ui';
import styles from './RoomSearch.module.css';

/** The first step of a search, on the first screen; the list of complexes takes it from there. */
export function RoomSearch({ counts }: { readonly counts: readonly number[] }) {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('roomSearch')} className={styles.search}>
      <p className={styles.label} aria-hidden>
        {t('roomSearch')}
      </p>
      <ul className={styles.counts}>
        {counts.map((count) => (
          <li key={count}>
            <LocalLink
              to={`${pathTo('projects')}?rooms=${count}`}
              aria-label={t('rooms', { count })}
              className={chipClass}
            >
              {count}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
