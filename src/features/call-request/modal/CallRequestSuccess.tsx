import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '#shared/ui';
import styles from './CallRequestForm.module.css';

/** Takes the focus of the form that went, so that it is read out and Escape still closes. */
export function CallRequestSuccess({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('callRequest');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.form}>
      <Text>{t('success.text')}</Text>
      <Button variant="secondary" onClick={onClose}>
        {t('success.close')}
      </Button>
    </div>
  );
}
