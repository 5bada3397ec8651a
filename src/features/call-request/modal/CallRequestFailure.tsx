import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { selectCallRequestSucceeded } from '../callRequestSlice.ts';
import styles from './CallRequestForm.module.css';

/** SPEC.md section 8 shows nothing, which is the default; a kinder site says what can be done. */
export function CallRequestFailure() {
  const { t } = useTranslation('callRequest');
  const succeeded = useSelector(selectCallRequestSucceeded);
  const { failureNotices, phone } = useSelector(selectSettings);
  const shown = succeeded === false && failureNotices === 'inline';
  const place = useRef<HTMLDivElement>(null);
  // On a phone the notice may begin below the edge of the screen.
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={place} role="alert" className={styles.failure}>
      <p>{t('failed')}</p>
      <a href={telephoneLink(phone)} className={styles.phone}>
        {phone}
      </a>
    </div>
  );
}
