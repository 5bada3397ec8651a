import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LeadStatus, selectLead, type LeadPart } from '#entities/lead';
import { Button, Text } from '#shared/ui';
import styles from './CallRequestForm.module.css';

export function SuccessTitle({ lead }: { readonly lead: string }) {
  const { t } = useTranslation(['callRequest', 'lead']);
  const status = useSelector((state: LeadPart) => selectLead(state, lead)?.status);
  return t(status === 'queued' ? 'lead:kept.title' : 'success.title');
}

interface CallRequestSuccessProps {
  readonly lead: string;
  readonly onClose: () => void;
}

/** Takes the focus of the form that went, so that it is read out and Escape still closes. */
export function CallRequestSuccess({ lead, onClose }: CallRequestSuccessProps) {
  const { t } = useTranslation(['callRequest', 'lead']);
  const words = useRef<HTMLDivElement>(null);
  const status = useSelector((state: LeadPart) => selectLead(state, lead)?.status);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.form}>
      {status === 'queued' && <Text>{t('lead:kept.text')}</Text>}
      {(status === 'sent' || status === 'confirmed') && <Text>{t('success.text')}</Text>}
      <LeadStatus lead={lead} />
      <Button variant="secondary" onClick={onClose}>
        {t('success.close')}
      </Button>
    </div>
  );
}
