import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import styles from './FailureNotice.module.css';

/** SPEC.md section 8 shows nothing after a failure, which is the default; a kinder site says what can be done. */
export function FailureNotice({ text }: { readonly text: string }) {
  const { failureNotices, phone } = useSelector(selectSettings);
  const place = useRef<HTMLDivElement>(null);
  // On a phone it may begin below the edge of the screen.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up of an effect.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (failureNotices === 'none') return null;
  return (
    <div ref={place} role="alert" className={styles.notice}>
      <p>{text}</p>
      <a href={telephoneLink(phone)} className={styles.phone}>
        {phone}
      </a>
    </div>
  );
}
