import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { StatusMark, Text, type StatusTone } from '#shared/ui';
import { leadEvents, selectLead, type LeadPart, type DeliveryStatus } from '../leadSlice.ts';
import { CallWindow } from './CallWindow.tsx';
import styles from './LeadStatus.module.css';
import { useLeadTexts } from './useLeadTexts.ts';
import { useReceipt } from './useReceipt.ts';

const tones: Readonly<Record<DeliveryStatus, StatusTone>> = {
  sending: 'outline',
  queued: 'notice',
  sent: 'linden',
  confirmed: 'success',
  refused: 'danger',
  taken: 'danger',
  failed: 'danger',
  expired: 'danger',
};

/** How far a lead has come, what its number is and when the telephone is going to ring. For what no server renders. */
export function LeadStatus({ lead: key }: { readonly lead: string }) {
  const { t } = useTranslation('lead');
  const dispatch = useDispatch();
  const here = useLeadTexts();
  const lead = useSelector((state: LeadPart) => selectLead(state, key));
  const { phone } = useSelector(selectSettings);
  useReceipt(key, lead);

  useEffect(() => {
    dispatch(leadEvents.leadShown({ key }));
    return () => void dispatch(leadEvents.leadHidden({ key }));
  }, [dispatch, key]);

  if (lead === undefined || !here) return null;
  const { status, receipt } = lead;
  return (
    <div className={styles.progress}>
      {receipt !== null && (
        <p>
          {t('number')} <b className={styles.number}>{receipt.number}</b>
        </p>
      )}
      <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
      {(status === 'refused' || status === 'failed') && (
        <Text size="s">
          {t(status === 'refused' ? 'refused' : 'notice.failed')} <a href={telephoneLink(phone)}>{phone}</a>
        </Text>
      )}
      {status === 'sent' && receipt?.call_expected && <CallWindow expected={receipt.call_expected} />}
    </div>
  );
}
