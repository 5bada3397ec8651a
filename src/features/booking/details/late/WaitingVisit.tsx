import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { keepSending } from '#entities/lead';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Button, Heading, Text } from '#shared/ui';
import type { BookingDispatch } from '../../sending/bookingThunk.ts';
import { restartBooking } from '../../sending/restartBooking.ts';
import styles from '../BookingDetails.module.css';

interface WaitingVisitProps {
  /** Whether it is sent also when this page is closed. */
  readonly lasting: boolean;
  readonly moving: boolean;
}

/** The visit is in the outbox. Takes the focus of the button that went, so that it is read out. */
export function WaitingVisit({ lasting, moving }: WaitingVisitProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch<BookingDispatch>();
  const { phone } = useSelector(selectSettings);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.form}>
      <div ref={words} tabIndex={-1} role="status" className={styles.waiting}>
        <Heading level={3} size="s">
          {t(moving ? 'waiting.moveTitle' : 'waiting.title')}
        </Heading>
        <Text>{t('waiting.text')}</Text>
        <Text>{t(lasting ? 'waiting.lasting' : 'waiting.fleeting')}</Text>
        <Text size="s" tone="soft">
          {t('waiting.call')} <a href={telephoneLink(phone)}>{phone}</a>
        </Text>
      </div>
      <Button size="l" onClick={() => dispatch(keepSending())}>
        {t('waiting.send')}
      </Button>
      <Button variant="quiet" onClick={() => dispatch(restartBooking(language))}>
        {t('waiting.another')}
      </Button>
    </div>
  );
}
