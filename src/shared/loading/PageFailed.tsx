import { useTranslation } from 'react-i18next';
import type { QueryResult } from '#shared/api';
import { PageMeta } from '#shared/meta';
import { Container } from '#shared/ui';
import { LoadFailed } from './LoadFailed.tsx';
import styles from './PageFailed.module.css';

/** Stands where a whole page did not come. */
export function PageFailed({ answer: { asking, ask } }: { readonly answer: QueryResult<unknown> }) {
  const { t } = useTranslation();
  return (
    <Container className={styles.page}>
      <PageMeta title={t('pageFailed')} status={503} />
      <LoadFailed wholePage retrying={asking} onRetry={ask} />
    </Container>
  );
}
