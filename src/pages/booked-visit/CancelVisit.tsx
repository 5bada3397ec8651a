import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisclosure } from '#shared/disclosure';
import { Button, Text } from '#shared/ui';
import styles from './VisitCard.module.css';

interface CancelVisitProps {
  /** Says whether it worked. */
  readonly onCancel: () => Promise<boolean>;
}

/** Asks once, in its place, before the slot goes to somebody else. */
export function CancelVisit({ onCancel }: CancelVisitProps) {
  const { t } = useTranslation('appointment');
  const { open: asked, onOpenChange: setAsked } = useDisclosure('cancelVisit');
  const [cancelling, setCancelling] = useState(false);
  const [failed, setFailed] = useState(false);
  const question = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);

  const cancel = async (): Promise<void> => {
    setCancelling(true);
    setFailed(false);
    const done = await onCancel();
    setCancelling(false);
    setFailed(!done);
  };

  if (!asked) {
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('booked.cancel')}
      </Button>
    );
  }
  return (
    <div ref={question} role="group" tabIndex={-1} aria-labelledby="cancel-question" className={styles.question}>
      <p id="cancel-question">{t('booked.cancelQuestion')}</p>
      <div className={styles.answers}>
        <Button variant="secondary" loading={cancelling} onClick={() => void cancel()}>
          {t('booked.cancelYes')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {t('booked.cancelNo')}
        </Button>
      </div>
      <div role="status">{failed && <Text size="s">{t('booked.cancelFailed')}</Text>}</div>
    </div>
  );
}
