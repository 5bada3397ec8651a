import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { OwnReservation } from '#entities/lead';
import { selectSettings, useOrigin } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, privatePath, useLocalizedPath } from '#shared/routing';
import { LinkToCopy, shareLink, type ShareOutcome } from '#shared/share';
import { useNow } from '#shared/time';
import { Button, buttonClass, Heading, Text, WithNumber } from '#shared/ui';
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
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const endOf = useReservationEnd();
  const now = useNow();
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  const ends = new Date(reservation.ends_at);
  const path = privatePath('reservation', reservation);
  const url = `${origin ?? ''}${localize(path)}`;

  return (
    <>
      <p className={styles.end}>{t('reserved.until', { end: endOf(ends) })}</p>
      <Text size="s" tone="soft">
        {now !== null &&
          t('reserved.left', { count: Math.max(1, Math.round((ends.getTime() - now.getTime()) / 3_600_000)) })}{' '}
        <WithNumber number={reservation.number} words={(shown) => t('reserved.number', { number: shown })} />
      </Text>
      <section className={styles.link}>
        <Heading level={3} size="s">
          {t('private.heading')}
        </Heading>
        <Text size="s" tone="soft">
          {t('private.hint')}
        </Text>
        <div className={styles.actions}>
          {/* In a new document without tag manager, because the address has the private key. */}
          <LocalLink reloadDocument to={path} className={buttonClass({ variant: 'quiet' })}>
            {t('private.open')}
          </LocalLink>
          <Button variant="quiet" onClick={() => void shareLink(url, t('reserved.title')).then(setOutcome)}>
            {t('private.copy')}
          </Button>
          <p role="status" className={styles.copied}>
            {outcome === 'copied' && t('private.copied')}
          </p>
        </div>
        {outcome === 'shown' && <LinkToCopy url={url} label={t('private.link')} />}
      </section>
      <Text size="s">
        {t('next.text')} <LocalLink to={visitTo}>{t('next.visit')}</LocalLink> {t('next.or')}{' '}
        <a href={telephoneLink(phone)}>{phone}</a>
      </Text>
    </>
  );
}
