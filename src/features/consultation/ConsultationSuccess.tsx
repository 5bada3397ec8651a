import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LeadStatus, selectLead, type LeadPart } from '#entities/lead';
import { Button, Heading, Text } from '#shared/ui';
import styles from './ConsultationBlock.module.css';

interface ConsultationSuccessProps {
  readonly lead: string;
  readonly onAgain: () => void;
}

/** Takes the focus of the button that went, so that it is read out. */
export function ConsultationSuccess({ lead, onAgain }: ConsultationSuccessProps) {
  const { t } = useTranslation(['consultation', 'lead']);
  const words = useRef<HTMLDivElement>(null);
  const status = useSelector((state: LeadPart) => selectLead(state, lead)?.status);
  useEffect(() => words.current?.focus(), []);
  const queued = status === 'queued';
  const arrived = status === 'sent' || status === 'confirmed';
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.success}>
      <Heading level={3}>{t(queued ? 'lead:kept.title' : 'success.title')}</Heading>
      {queued && <Text tone="soft">{t('lead:kept.text')}</Text>}
      {arrived && <Text tone="soft">{t('success.text')}</Text>}
      <LeadStatus lead={lead} />
      <Button variant="quiet" onClick={onAgain}>
        {t('success.again')}
      </Button>
    </div>
  );
}
