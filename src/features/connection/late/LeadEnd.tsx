import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { UntoldLead } from '#entities/lead';
import { privatePath, returnedPath } from '#entities/visit';
import { selectSettings } from '#shared/config';
import { formatClock, formatDayMonth, telephoneLink } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import { WithNumber } from '#shared/ui';
import styles from './LeadNotice.module.css';

/** The visit is booked, or moved: when it is, its number, and the way to it. */
function BookedVisit({ lead: { kind, receipt } }: { readonly lead: UntoldLead }) {
  const { t } = useTranslation('lead');
  const language = useLanguage();
  if (receipt?.visit === undefined) return <p className={styles.words}>{t('notice.sent')}</p>;
  const { number, visit } = receipt;
  return (
    <p className={styles.words}>
      <WithNumber
        number={number}
        words={(shown) =>
          t(kind === 'move' ? 'notice.moved' : 'notice.booked', {
            day: formatDayMonth(visit.day, language),
            time: formatClock(visit.time),
            number: shown,
          })
        }
      />{' '}
      <LocalLink to={privatePath(receipt)}>{t('notice.openVisit')}</LocalLink>
    </p>
  );
}

/** What became of a lead that has waited. */
export function LeadEnd({ lead }: { readonly lead: UntoldLead }) {
  const { t } = useTranslation('lead');
  const { phone } = useSelector(selectSettings);
  const { key, kind, status, receipt } = lead;
  const visit = kind === 'visit' || kind === 'move';
  if (status === 'taken') {
    return (
      <p className={styles.words}>
        {t(kind === 'move' ? 'notice.takenMove' : 'notice.taken')}{' '}
        <LocalLink to={returnedPath(key)}>{t('notice.chooseHour')}</LocalLink>
      </p>
    );
  }
  if (status === 'refused' || status === 'expired' || status === 'failed') {
    return (
      <p className={styles.words}>
        {t(visit && status !== 'failed' ? `notice.visit.${status}` : `notice.${status}`)}{' '}
        <a href={telephoneLink(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
    );
  }
  if (visit) return <BookedVisit lead={lead} />;
  return (
    <p className={styles.words}>
      {receipt === null ? (
        t('notice.sent')
      ) : (
        <WithNumber number={receipt.number} words={(shown) => t('notice.sentNumber', { number: shown })} />
      )}
    </p>
  );
}
