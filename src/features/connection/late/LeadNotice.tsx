import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { dismissLead, selectUntoldLeads, useLeadTexts, type LeadDispatch } from '#entities/lead';
import { CloseIcon, IconButton } from '#shared/ui';
import { LeadEnd } from './LeadEnd.tsx';
import styles from './LeadNotice.module.css';

/** Says that something of the visitor's waits for the network, and then what became of it. It lies over the page and moves nothing. */
export function LeadNotice() {
  const { t } = useTranslation('lead');
  const dispatch = useDispatch<LeadDispatch>();
  const here = useLeadTexts();
  const leads = useSelector(selectUntoldLeads);
  const waiting = leads.filter(({ status }) => status === 'queued');
  const ended = leads.filter(({ status }) => status !== 'queued');
  const dismiss = (): void => {
    for (const { key } of leads) void dispatch(dismissLead(key));
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
