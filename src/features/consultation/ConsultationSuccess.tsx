import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Heading, Text } from '#shared/ui';
import styles from './ConsultationBlock.module.css';

interface ConsultationSuccessProps {
  readonly name: string;
  readonly onAgain: () => void;
}

/** Takes the focus of the button that went, so that it is read out. */
export function ConsultationSuccess({ name, onAgain }: ConsultationSuccessProps) {
  const { t } = useTranslation('consultation');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.success}>
      <Heading level={3}>{t('success.title', { name })}</Heading>
      <Text tone="soft">{t('success.text')}</Text>
      <Button variant="quiet" onClick={onAgain}>
        {t('success.again')}
      </Button>
    </div>
  );
}
