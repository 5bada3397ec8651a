import { useTranslation } from 'react-i18next';
import { LocalLink, pathTo } from '#shared/routing';
import { SkeletonBlock, VisuallyHidden } from '#shared/ui';
import styles from './FavouritesPage.module.css';

export function FlatsSkeleton() {
  const { t } = useTranslation('favourites');
  return (
    <>
      <noscript>
        <p>
          {t('scriptsOff')} <LocalLink to={pathTo('projects')}>{t('empty.action')}</LocalLink>
        </p>
      </noscript>
      <div role="status" className={styles.loading}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <SkeletonBlock height="10rem" />
      </div>
    </>
  );
}
