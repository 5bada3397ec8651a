import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { leadEvents, selectUntoldLeads, useLeadTexts, type UntoldLead } from '#entities/lead';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { CloseIcon, IconButton } from '#shared/ui';
import styles from './LeadNotice.module.css';

/** What became of a lead that has waited. */
function LeadEnd({ lead }: { readonly lead: UntoldLead }) {
  const { t } = useTranslation('lead');
  const { phone } = useSelector(selectSettings);
  const { status, receipt } = lead;
  if (status === 'refused' || status === 'expired') {
    return (
      <p className={styles.words}>
        {t(`notice.${status}`)}{' '}
        <a href={telephoneLink(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
    );
  }
  return <p className={styles.words}>{receipt === null ? t('notice.sent') : t('notice.sentNumber', { number: receipt.number })}</p>;
}

/** Says that something of the visitor's waits for the network, and then what became of it. It lies over the page and moves nothing. */
export function LeadNotice() {
  const { t } = useTranslation('lead');
  const dispatch = useDispatch();
  const here = useLeadTexts();
  const leads = useSelector(selectUntoldLeads);
  const waiting = leads.filter(({ status }) => status === 'queued');
  const ended = leads.filter(({ status }) => status !== 'queued');
  const dismiss = (): void => {
    for (const { key } of leads) dispatch(leadEvents.leadDismissed({ key }));
  };
  return (
    <div role="status" data-print="hide" className={styles.place}>
      {here && leads.length > 0 && (
        <div className={styles.notice}>
          <div className={styles.lines}>
            {ended.map((lead) => (
              <LeadEnd key={lead.key} lead={lead} />
            ))}
            {waiting.length > 0 && <p className={styles.words}>{t('notice.waiting', { count: waiting.length })}</p>}
          </div>
          <IconButton label={t('notice.dismiss')} icon={<CloseIcon />} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
