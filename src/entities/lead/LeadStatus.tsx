import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { TimeWindow } from '#contract/leads/lead.ts';
import { daysBetween } from '#domain/time/days.ts';
import { kyivClock, todayInKyiv } from '#domain/time/kyivTime.ts';
import { isNotFound, selectExtensions } from '#shared/api';
import { selectSettings } from '#shared/config';
import { formatClock, formatDayMonth, telephoneLink, visitorsClock } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { StatusMark, type StatusTone, Text } from '#shared/ui';
import { leadApi } from './leadApi.ts';
import {
  type DeliveryStatus,
  leadEvents,
  type LeadProgress,
  selectLead,
  useLeadDispatch,
  useLeadSelector,
} from './leadSlice.ts';
import styles from './LeadStatus.module.css';
import { useLeadTexts } from './useLeadTexts.ts';
import { useShownLead } from './useShownLead.ts';

/** Milliseconds between two polls; doubled after each. */
const firstPause = 4000;
const longestPause = 60_000;

/** Polls the receipt while it is visible and may change. */
function useReceipt(key: string, lead: LeadProgress | undefined): void {
  const dispatch = useLeadDispatch();
  const language = useLanguage();
  const extensions = useSelector(selectExtensions);
  const lacks = extensions?.includes('receipts') === false;
  const polled = lead?.status === 'sent' && !lacks ? lead.receipt : null;
  const { number, token } = polled ?? {};

  const fetchReceipt = useEffectEvent(async (number: string, token: string): Promise<boolean> => {
    if (document.visibilityState === 'hidden') return true;
    const { data, error } = await dispatch(
      leadApi.endpoints.getReceipt.initiate({ number, token, language }, { track: false }),
    );
    if (data !== undefined) dispatch(leadEvents.receiptRead({ key, receipt: data }));
    return !isNotFound(error);
  });

  useEffect(() => {
    if (number === undefined || token === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const wait = (pause: number): void => {
      timer = setTimeout(() => {
        void fetchReceipt(number, token).then((goOn) => {
          if (goOn && !gone) wait(Math.min(pause * 2, longestPause));
        });
      }, pause);
    };
    wait(firstPause);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [number, token]);
}

interface ExpectedCall {
  /** Days from now in Kyiv. */
  readonly daysAhead: number;
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** In Kyiv, as on a door: "9:00". */
  readonly from: string;
  readonly to: string;
  /** Whether the visitor's own clock shows another time. */
  readonly abroad: boolean;
}

/** When the telephone is going to ring; null: that time is over. */
function expectedCall({ from, to }: TimeWindow, now: Date): ExpectedCall | null {
  const [begin, end] = [new Date(from), new Date(to)];
  if (end <= now) return null;
  const day = todayInKyiv(begin);
  const clock = kyivClock(begin);
  return {
    daysAhead: daysBetween(todayInKyiv(now), day),
    day,
    from: formatClock(clock),
    to: formatClock(kyivClock(end)),
    abroad: visitorsClock(begin) !== clock,
  };
}

/** When to expect the call, in Kyiv time, with a note for visitors in other time zones. */
function CallWindow({ expected }: { readonly expected: TimeWindow }) {
  const { t } = useTranslation('lead');
  const language = useLanguage();
  const now = useNow();
  const call = now === null ? null : expectedCall(expected, now);
  if (call === null) return null;
  const { daysAhead, day, from, to, abroad } = call;
  const near = daysAhead === 0 ? 'today' : 'tomorrow';
  const words =
    daysAhead > 1 ? t('call.day', { day: formatDayMonth(day, language), from, to }) : t(`call.${near}`, { from, to });
  return (
    <Text size="s">
      {words}
      {abroad && ` ${t('call.zone')}`}
    </Text>
  );
}

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

/** A lead's progress, number and call time. Client-only. */
export function LeadStatus({ lead: key }: { readonly lead: string }) {
  const { t } = useTranslation('lead');
  const here = useLeadTexts();
  const lead = useLeadSelector((state) => selectLead(state, key));
  const { phone } = useSelector(selectSettings);
  useReceipt(key, lead);
  useShownLead(key);

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
