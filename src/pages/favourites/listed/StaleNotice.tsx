import { useTranslation } from 'react-i18next';
import type { QueryResult } from '#shared/api';
import { Button, FailedView } from '#shared/ui';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  readonly title: string;
  readonly hint: string;
  readonly answer: QueryResult<unknown>;
}

/** Some answers did not come; it goes when they do. */
export function StaleNotice({ title, hint, answer: { error, asking, ask } }: StaleNoticeProps) {
  const { t } = useTranslation();
  if (error === undefined) return null;
  return (
    <div className={styles.notice}>
      <FailedView
        title={title}
        hint={hint}
        action={
          <Button variant="secondary" size="s" loading={asking} onClick={ask}>
            {t('loadFailed.retry')}
          </Button>
        }
      />
    </div>
  );
}
