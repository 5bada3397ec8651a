import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { OwnReservation } from '#entities/lead';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { PrivateLinkNote } from '#shared/private';
import { LocalLink, privatePath } from '#shared/routing';
import { useNow } from '#shared/time';
import { Text, WithNumber } from '#shared/ui';
import { useReservationEnd } from '../useReservationEnd.ts';
import styles from './ReservationPanel.module.css';

interface FlatReservedProps {
  readonly reservation: OwnReservation;
  readonly visitTo: string;
}

/** Shown after a reservation: its end, the link to it, and the next steps. */
export function FlatReserved({ reservation, visitTo }: FlatReservedProps) {
  const { t } = useTranslation('reservation');
  const { phone } = useSelector(selectSettings);
  const endOf = useReservationEnd();
  const now = useNow();
  const ends = new Date(reservation.ends_at);

  return (
    <>
      <p className={styles.end}>{t('reserved.until', { end: endOf(ends) })}</p>
      <Text size="s" tone="soft">
        {now !== null &&
          t('reserved.left', { count: Math.max(1, Math.round((ends.getTime() - now.getTime()) / 3_600_000)) })}{' '}
        <WithNumber number={reservation.number} text={(shown) => t('reserved.number', { number: shown })} />
      </Text>
      <PrivateLinkNote namespace="reservation" path={privatePath('reservation', reservation)} />
      <Text size="s">
        {t('next.text')} <LocalLink to={visitTo}>{t('next.visit')}</LocalLink> {t('next.or')}{' '}
        <a href={telephoneLink(phone)}>{phone}</a>
      </Text>
    </>
  );
}
