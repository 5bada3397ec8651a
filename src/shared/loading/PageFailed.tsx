import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api';
import { PageMeta } from '#shared/meta';
import { Container } from '#shared/ui';
import { LoadFailed } from './LoadFailed.tsx';

/** Stands where a whole page did not come. */
export function PageFailed({ answer: { asking, ask } }: { readonly answer: Answer<unknown> }) {
  const { t } = useTranslation();
  return (
    <Container>
      <PageMeta title={t('pageFailed')} status={503} />
      <LoadFailed wholePage retrying={asking} onRetry={ask} />
    </Container>
  );
}
