import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { dismissLead, selectUnseenLeads, type UnseenLead, useLeadTexts, useLeadDispatch } from '#entities/lead';
import { returnedPath } from '#entities/visit';
import { baseApi } from '#shared/api';
import { selectSettings } from '#shared/config';
import { formatClock, formatDayMonth, formatMoment, telephoneLink } from '#shared/format';
import { LocalLink, pathTo, privatePath, useLanguage } from '#shared/routing';
import { CloseIcon, Container, IconButton, WithNumber } from '#shared/ui';
import { selectAsOfByKey, selectOnline, type StateWithConnection } from '../connectionSlice.ts';
import styles from './notices.module.css';

/**
 * The oldest pending query on the screen without data. On the screen is what is subscribed: RTK Query has no selector
 * for it.
 */
function selectOldestPending(state: StateWithConnection): string | null {
  const { queries, subscriptions } = state[baseApi.reducerPath];
  const pending = Object.entries(queries).filter(
    ([key, entry]) =>
      entry?.status === 'pending' && entry.data === undefined && Object.keys(subscriptions[key] ?? {}).length > 0,
  );
  return (
    pending.toSorted(([, one], [, other]) => (one?.startedTimeStamp ?? 0) - (other?.startedTimeStamp ?? 0))[0]?.[0] ??
    null
  );
}

/** The date of the oldest result on the screen, in ISO; null when all are current. */
function selectShownAsOf(state: StateWithConnection): string | null {
  const { queries, subscriptions } = state[baseApi.reducerPath];
  const shown = Object.entries(selectAsOfByKey(state)).filter(
    ([key]) => queries[key]?.data !== undefined && Object.keys(subscriptions[key] ?? {}).length > 0,
  );
  return shown.map(([, asOf]) => asOf).toSorted()[0] ?? null;
}

/** Milliseconds, longer than a slow mobile network takes. */
const timeout = 10_000;

/** Show a notice when a request takes more than 10 s. The request continues. */
function useSlowRequest(): boolean {
  const pending = useSelector(selectOldestPending);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => setSlow(true), timeout);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  return slow;
}

const textsOf = __BUNDLED_TEXTS__.offline;
const separator = ' · ';

/** Helps where the connection or this one call hangs; where the backend does, the new document waits for it, too. */
function reload(): void {
  window.location.reload();
}

interface ConnectionNoticeProps {
  readonly onRetry: () => void;
}

/** A line under the header while the page shows older data. It overlays the page, so that nothing moves. */
export function ConnectionNotice({ onRetry }: ConnectionNoticeProps) {
  const language = useLanguage();
  const texts = textsOf[language];
  const online = useSelector(selectOnline);
  const asOf = useSelector(selectShownAsOf);
  const asOfText = online ? texts.asOfStart : texts.asOf;
  // The day of a copy is never put aside for it.
  const slow = useSlowRequest() && online && asOf === null;
  const button = slow ? { text: texts.reload, onPress: reload } : { text: texts.tryAgain, onPress: onRetry };
  const waitingHint = slow ? texts.slowHint : texts.noConnectionHint;
  return (
    <div role="status" data-print="hide" className={styles.place}>
      {(slow || asOf !== null || !online) && (
        <div className={styles.line}>
          <Container width="wide" className={styles.row}>
            <p className={styles.words}>
              {!online && <b>{texts.noConnection}</b>}
              {slow && <b>{texts.slow}</b>}
              {!online && asOf !== null && separator}
              {asOf !== null && (
                <time dateTime={asOf}>{asOfText.replace('{{moment}}', formatMoment(asOf, language))}</time>
              )}
              <span className={styles.hint}>
                {separator}
                {asOf === null ? waitingHint : texts.copy}
              </span>
            </p>
            {online && (
              <button type="button" className={styles.again} onClick={button.onPress}>
                {button.text}
              </button>
            )}
          </Container>
        </div>
      )}
    </div>
  );
}

/** The text, the page that its link leads to, and the text of the link. */
const booked = {
  visit: ['notice.booked', 'bookedVisit', 'notice.openVisit'],
  move: ['notice.moved', 'bookedVisit', 'notice.openVisit'],
  reservation: ['notice.reservation.reserved', 'reservation', 'notice.reservation.open'],
} as const;

/** The visit is booked or moved, or the flat reserved: when or until when, its number, and the way to it. */
function BookedLead({ kind, receipt }: { readonly kind: keyof typeof booked } & Pick<UnseenLead, 'receipt'>) {
  const { t } = useTranslation('lead');
  const language = useLanguage();
  const { visit, reservation } = receipt ?? {};
  const moment = reservation === undefined ? visit : inKyiv(new Date(reservation.ends_at));
  if (receipt === null || moment === undefined) return <p className={styles.leadWords}>{t('notice.sent')}</p>;
  const [words, page, open] = booked[kind];
  return (
    <p className={styles.leadWords}>
      <WithNumber
        number={receipt.number}
        text={(number) =>
          t(words, { day: formatDayMonth(moment.day, language), time: formatClock(moment.time), number })
        }
      />{' '}
      <LocalLink reloadDocument to={privatePath(page, receipt)}>
        {t(open)}
      </LocalLink>
    </p>
  );
}

/** The text for a lead that failed. */
function failureWords(kind: UnseenLead['kind'], status: 'refused' | 'expired' | 'failed') {
  if (kind === 'reservation') return `notice.reservation.${status}` as const;
  if (status === 'failed' || kind === 'call' || kind === 'consultation') return `notice.${status}` as const;
  return `notice.visit.${status}` as const;
}

/** The end of a queued lead. */
function LeadEnd({ lead }: { readonly lead: UnseenLead }) {
  const { t } = useTranslation('lead');
  const { phone } = useSelector(selectSettings);
  const { key, kind, status, receipt } = lead;
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
  if (kind !== 'call' && kind !== 'consultation') return <BookedLead kind={kind} receipt={receipt} />;
  return (
    <p className={styles.leadWords}>
      {receipt === null ? (
        t('notice.sent')
      ) : (
        <WithNumber number={receipt.number} text={(shown) => t('notice.sentNumber', { number: shown })} />
      )}
    </p>
  );
}

/** Announces a queued lead and its end. Overlays the page. */
export function LeadNotice() {
  const { t } = useTranslation('lead');
  const dispatch = useLeadDispatch();
  const here = useLeadTexts();
  const leads = useSelector(selectUnseenLeads);
  const waiting = leads.filter(({ status }) => status === 'queued');
  const ended = leads.filter(({ status }) => status !== 'queued');
  const dismiss = (): void => {
    for (const { key } of leads) void dispatch(dismissLead(key));
    // The pressed button goes.
    document.querySelector('main')?.focus({ preventScroll: true });
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
