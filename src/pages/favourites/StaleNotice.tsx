import { useTranslation } from 'react-i18next';
import { Button, FailedView } from '#shared/ui';

interface StaleNoticeProps {
  readonly title: string;
  readonly hint: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export function StaleNotice({ title, hint, retrying, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation();
  return (
    <FailedView
      title={title}
      hint={hint}
      action={
        <Button variant="secondary" size="s" loading={retrying} onClick={onRetry}>
          {t('loadFailed.retry')}
        </Button>
      }
    />
  );
}
