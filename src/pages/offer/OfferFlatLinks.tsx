import { useTranslation } from 'react-i18next';
import type { OfferFlats } from '#shared/answers';
import { LocalLink } from '#shared/routing';
import { offerFlatsPath } from './offerFlatsPath.ts';
import styles from './OfferTerms.module.css';

/** Where flats of the offer are free: each link is the planning tab with the filter that finds them. */
export function OfferFlatLinks({ flats }: { readonly flats: OfferFlats }) {
  const { t } = useTranslation(['offers', 'housing']);
  if (flats.free.length === 0) return t('noFlats');
  return (
    <ul className={styles.projects}>
      {flats.free.map(({ project, count }) => (
        <li key={project.alias}>
          <LocalLink to={offerFlatsPath(project.alias, flats)}>
            {project.title}: {t('housing:freeFlats', { count })}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
