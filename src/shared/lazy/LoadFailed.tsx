import { useTranslation } from 'react-i18next';
import { Button, FailedView } from '#shared/ui';

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
