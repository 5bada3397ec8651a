import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryResult } from '#shared/api';
import { PageMeta } from '#shared/seo';
import { Button, Container, FailedView } from '#shared/ui';
import { LoadingWords } from './LoadingWords.tsx';
import styles from './QueryBoundary.module.css';
import { useRecovery } from './useRecovery.ts';

interface LoadFailedProps {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Nothing but this is on the page. */
  readonly wholePage?: boolean;
}

/** Stands where an answer did not come. */
export function LoadFailed({ onRetry, retrying = false, wholePage = false }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <FailedView
      wholePage={wholePage}
      title={wholePage ? t('pageFailed') : t('loadFailed.title')}
      hint={t('loadFailed.hint')}
      action={
        <Button variant="secondary" loading={retrying} onClick={onRetry}>
          {t('loadFailed.retry')}
        </Button>
      }
    />
  );
}

/** Stands where a whole page did not come. */
function PageFailed({ answer: { asking, ask } }: { readonly answer: QueryResult<unknown> }) {
  const { t } = useTranslation();
  return (
    <Container className={styles.page}>
      <PageMeta title={t('pageFailed')} status={503} />
      <LoadFailed wholePage retrying={asking} onRetry={ask} />
    </Container>
  );
}

interface QueryBoundaryProps {
  readonly answer: QueryResult<unknown>;
  /** The loading flag of SPEC.md section 4, where the area has one. */
  readonly loaded?: boolean;
  /** While the answer is on its way for the first time. */
  readonly skeleton: ReactNode;
  /** What the failed view stands for: a part within margins, all of a page below its heading, or a whole page. */
  readonly place?: 'part' | 'body' | 'page';
  /** Only a browser can run the query: the page says itself what visitors without scripts can do. */
  readonly browserOnly?: boolean;
}

/** Shows the skeleton while a query loads and the failed view, which fetches again by itself, after an error; nothing once there is data. */
export function QueryBoundary({
  answer,
  loaded = answer.error !== undefined,
  skeleton,
  place = 'part',
  browserOnly = false,
}: QueryBoundaryProps) {
  useRecovery(answer);
  if (answer.data !== undefined) return null;
  // A repeated attempt keeps the failed view, with its button busy.
  if (!loaded && answer.error === undefined) {
    // A whole page says so in its heading.
    if (place === 'page' || skeleton === null) return skeleton;
    return (
      <>
        <LoadingWords browserOnly={browserOnly} />
        {skeleton}
      </>
    );
  }
  if (place === 'page') return <PageFailed answer={answer} />;
  const failed = <LoadFailed retrying={answer.asking} onRetry={answer.ask} />;
  return place === 'body' ? <Container>{failed}</Container> : failed;
}
