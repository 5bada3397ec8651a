import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privatePath, type PrivateLink } from '#entities/visit';
import { LocalLink } from '#shared/routing';
import { Button, buttonClass, Heading, Text } from '#shared/ui';
import styles from './ConfirmedStep.module.css';

interface PrivateLinkNoteProps {
  readonly booked: PrivateLink;
  readonly url: string;
}

/** The way back to the visit, without a login. */
export function PrivateLinkNote({ booked, url }: PrivateLinkNoteProps) {
  const { t } = useTranslation('appointment');
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <section className={styles.link}>
      <Heading level={3} size="s">
        {t('private.heading')}
      </Heading>
      <Text size="s" tone="soft">
        {t('private.hint')}
      </Text>
      <div className={styles.actions}>
        {/* In a document of its own, to which no container comes: the key would stand in the address bar of this one. */}
        <LocalLink reloadDocument to={privatePath(booked)} className={buttonClass({ variant: 'quiet' })}>
          {t('private.open')}
        </LocalLink>
        <Button variant="quiet" onClick={() => void copy()}>
          {t('private.copy')}
        </Button>
      </div>
      <div role="status">
        <Text size="s">{copied !== null && (copied ? t('private.copied') : t('private.notCopied'))}</Text>
      </div>
    </section>
  );
}
