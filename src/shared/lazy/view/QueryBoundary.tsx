import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Container, FailedView, VisuallyHidden } from '#shared/ui';
import type { QueryResult } from '#shared/api';
import { PageMeta } from '#shared/seo';
import { NoScriptText } from './NoScriptText.tsx';
import styles from './QueryBoundary.module.css';
import { useRecovery } from '../useRecovery.ts';

interface LoadingWordsProps {
  /** Only a browser can run the query, so that reloading the page without scripts does not help. */
  readonly browserOnly?: boolean;
}

/** Announces loading to screen readers, and says to visitors without scripts that the block needs them. */
export function LoadingWords({ browserOnly = false }: LoadingWordsProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('partLoading')}</VisuallyHidden>
      {!browserOnly && <noscript>{__RENDERS_ON_SERVER__ && <NoScriptText text="part" />}</noscript>}
    </>
  );
}

interface LoadFailedProps {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Nothing but this is on the page. */
  readonly wholePage?: boolean;
}

/** Shown when a query failed. */
export function LoadFailed({ onRetry, retrying = false, wholePage = false }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <FailedView
      wholePage={wholePage}
      title={wholePage ? t('pageFailed') : t('loadFailed.title')}
      hint={t('loadFailed.hint')}
      retry={{ children: t('loadFailed.retry'), onClick: onRetry, loading: retrying }}
    />
  );
}

/** Shown when the query of a whole page failed. */
function PageFailed({ result: { isFetching, refetch } }: { readonly result: QueryResult<unknown> }) {
  const { t } = useTranslation();
  return (
    <Container className={styles.page}>
      <PageMeta title={t('pageFailed')} status={503} />
      <LoadFailed wholePage retrying={isFetching} onRetry={refetch} />
    </Container>
  );
}

interface QueryBoundaryProps {
  readonly result: QueryResult<unknown>;
  /** The loading flag of SPEC.md section 4, where the area has one. */
  readonly loaded?: boolean;
  /** Shown during the first request. */
  readonly skeleton: ReactNode;
  /** The layout of the failed view: a part within margins, a page's body below its heading, or a whole page. */
  readonly place?: 'part' | 'body' | 'page';
  /** The query runs in browsers only: the page itself has a hint for visitors without scripts. */
  readonly browserOnly?: boolean;
}

/** Shows the skeleton while a query loads and the failed view, which fetches again by itself, after an error; nothing once there is data. */
export function QueryBoundary({
  result,
  loaded = result.error !== undefined,
  skeleton,
  place = 'part',
  browserOnly = false,
}: QueryBoundaryProps) {
  useRecovery(result);
  if (result.data !== undefined) return null;
  // A retry keeps the failed view, with a busy button.
  if (!loaded && result.error === undefined) {
    // A whole page announces it in its heading.
    if (place === 'page' || skeleton === null) return skeleton;
    return (
      <>
        <LoadingWords browserOnly={browserOnly} />
        {skeleton}
      </>
    );
  }
  if (place === 'page') return <PageFailed result={result} />;
  const failed = <LoadFailed retrying={result.isFetching} onRetry={result.refetch} />;
  return place === 'body' ? <Container className={styles.page}>{failed}</Container> : failed;
}
