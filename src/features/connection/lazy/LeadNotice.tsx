import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { inKyiv } from '#domain/kyivTime.ts';
import { dismissLead, type LeadDispatch, selectUnseenLeads, type UnseenLead, useLeadTexts } from '#entities/lead';
import { returnedPath } from '#entities/visit';
import { selectSettings } from '#shared/config';
import { formatClock, formatDayMonth, telephoneLink } from '#shared/format';
import { LocalLink, pathTo, privatePath, useLanguage } from '#shared/routing';
import { CloseIcon, IconButton, WithNumber } from '#shared/ui';
import styles from './ConnectionNotice.module.css';

/** The visit is booked, or moved: when it is, its number, and the way to it. */
function BookedVisit({ lead: { kind, receipt } }: { readonly lead: UnseenLead }) {
  const { t } = useTranslation('lead');
  const language = useLanguage();
  if (receipt?.visit === undefined) return <p className={styles.leadWords}>{t('notice.sent')}</p>;
  const { number, visit } = receipt;
  return (
    <p className={styles.leadWords}>
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
      <LocalLink to={privatePath('bookedVisit', receipt)}>{t('notice.openVisit')}</LocalLink>
    </p>
  );
}

/** The words for a lead that has come to nothing. */
function failureWords(kind: UnseenLead['kind'], status: 'refused' | 'expired' | 'failed') {
  if (status === 'failed' || kind === 'call' || kind === 'consultation') return `notice.${status}` as const;
  return kind === 'reservation' ? (`notice.reservation.${status}` as const) : (`notice.visit.${status}` as const);
}

/** The flat is reserved: until when, and the way to the reservation. */
function ReservedFlat({ lead: { receipt } }: { readonly lead: UnseenLead }) {
  const { t } = useTranslation('lead');
  const language = useLanguage();
  if (receipt?.reservation === undefined) return <p className={styles.leadWords}>{t('notice.sent')}</p>;
  const { number, reservation } = receipt;
  const { day, time } = inKyiv(new Date(reservation.ends_at));
  return (
    <p className={styles.leadWords}>
      <WithNumber
        number={number}
        words={(shown) =>
          t('notice.reservation.reserved', {
            day: formatDayMonth(day, language),
            time: formatClock(time),
            number: shown,
          })
        }
      />{' '}
      <LocalLink reloadDocument to={privatePath('reservation', receipt)}>
        {t('notice.reservation.open')}
      </LocalLink>
    </p>
  );
}

/** The end of a queued lead. */
function LeadEnd({ lead }: { readonly lead: UnseenLead }) {
  const { t } = useTranslation('lead');
  const { phone } = useSelector(selectSettings);
  const { key, kind, status, receipt } = lead;
  const visit = kind === 'visit' || kind === 'move';
  if (status === 'taken' && kind === 'reservation') {
    return (
      <p className={styles.leadWords}>
        {t('notice.reservation.taken')} <LocalLink to={pathTo('flats')}>{t('notice.reservation.otherFlats')}</LocalLink>
      </p>
    );
  }
  if (status === 'taken') {
    return (
      <p className={styles.leadWords}>
        {t(kind === 'move' ? 'notice.takenMove' : 'notice.taken')}{' '}
        <LocalLink to={returnedPath(key)}>{t('notice.chooseHour')}</LocalLink>
      </p>
    );
  }
  if (status === 'refused' || status === 'expired' || status === 'failed') {
    return (
      <p className={styles.leadWords}>
        {t(failureWords(kind, status))}{' '}
        <a href={telephoneLink(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
    );
  }
  if (visit) return <BookedVisit lead={lead} />;
  if (kind === 'reservation') return <ReservedFlat lead={lead} />;
  return (
    <p className={styles.leadWords}>
      {receipt === null ? (
        t('notice.sent')
      ) : (
        <WithNumber number={receipt.number} words={(shown) => t('notice.sentNumber', { number: shown })} />
      )}
    </p>
  );
}

/** Announces a queued lead and its end. Overlays the page. */
export function LeadNotice() {
  const { t } = useTranslation('lead');
  const dispatch = useDispatch<LeadDispatch>();
  const here = useLeadTexts();
  const leads = useSelector(selectUnseenLeads);
  const waiting = leads.filter(({ status }) => status === 'queued');
  const ended = leads.filter(({ status }) => status !== 'queued');
  const dismiss = (): void => {
    for (const { key } of leads) void dispatch(dismissLead(key));
  };
  return (
    <div role="status" data-print="hide" className={styles.leadPlace}>
      {here && leads.length > 0 && (
        <div className={styles.notice}>
          <div className={styles.lines}>
            {ended.map((lead) => (
              <LeadEnd key={lead.key} lead={lead} />
            ))}
            {waiting.length > 0 && <p className={styles.leadWords}>{t('notice.waiting', { count: waiting.length })}</p>}
          </div>
          <IconButton label={t('notice.dismiss')} icon={<CloseIcon />} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
