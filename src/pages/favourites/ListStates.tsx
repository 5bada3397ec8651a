import { useTranslation } from 'react-i18next';
import type { QueryResult } from '#shared/api';
import { NoScriptText } from '#shared/lazy';
import { LocalLink, pathTo } from '#shared/routing';
import { FailedView, SkeletonBlock, VisuallyHidden } from '#shared/ui';
import styles from './FavouritesPage.module.css';

export function FlatsSkeleton() {
  const { t } = useTranslation('favourites');
  return (
    <>
      <noscript>
        {__RENDERS_ON_SERVER__ && (
          <p>
            <NoScriptText text="favourites" /> <LocalLink to={pathTo('projects')}>{t('empty.action')}</LocalLink>
          </p>
        )}
      </noscript>
      <div role="status" className={styles.loading}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <SkeletonBlock height="10rem" />
      </div>
    </>
  );
}

interface StaleNoticeProps {
  readonly title: string;
  readonly hint: string;
  readonly result: QueryResult<unknown>;
}

/** Shown while the data of some flats could not be loaded. */
export function StaleNotice({ title, hint, result: { error, isFetching, refetch } }: StaleNoticeProps) {
  const { t } = useTranslation();
  if (error === undefined) return null;
  return (
    <div className={styles.notice}>
      <FailedView
        title={title}
        hint={hint}
        retry={{ children: t('loadFailed.retry'), size: 's', onClick: refetch, loading: isFetching }}
      />
    </div>
  );
}
