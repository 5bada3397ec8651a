import { useTranslation } from 'react-i18next';
import { Button, FailedView } from '#shared/ui';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  readonly title: string;
  readonly hint: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The backend could not be asked. */
export function StaleNotice({ title, hint, retrying, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <FailedView
        title={title}
        hint={hint}
        action={
          <Button variant="secondary" size="s" loading={retrying} onClick={onRetry}>
            {t('loadFailed.retry')}
          </Button>
        }
      />
    </div>
  );
}
