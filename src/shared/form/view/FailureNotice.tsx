import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import styles from './FailureNotice.module.css';
import type { FieldError } from '../validators.ts';

/** The text of an error in the current language. */
export function useErrorText(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('form');
  return (error) => {
    if (error === undefined) return undefined;
    const { key, ...numbers } = error;
    return t(key, numbers);
  };
}

interface FailureNoticeProps {
  readonly text: string;
  /** Shows failures regardless of the settings, where the specification does not require silence. */
  readonly always?: boolean;
}

/** A failure with what to do next. By default it shows nothing, as SPEC.md section 8 requires. */
export function FailureNotice({ text, always = false }: FailureNoticeProps) {
  const { failureNotices, phone } = useSelector(selectSettings);
  const place = useRef<HTMLDivElement>(null);
  // On a phone it may begin below the edge of the screen.
  useEffect(() => {
    // The braces drop the promise of newer browsers, which is no effect cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (failureNotices === 'none' && !always) return null;
  return (
    <div ref={place} role="alert" className={styles.notice}>
      <p>{text}</p>
      <a href={telephoneLink(phone)} className={styles.phone}>
        {phone}
      </a>
    </div>
  );
}
