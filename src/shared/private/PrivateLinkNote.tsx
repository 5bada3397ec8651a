import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrigin } from '#shared/config';
import { LocalLink, useLocalizedPath } from '#shared/routing';
import { copyLink, LinkToCopy, type ShareOutcome } from '#shared/share';
import { Button, buttonClass, Heading, Text } from '#shared/ui';
import styles from './PrivateLinkNote.module.css';

/** The whole address of a private page; see `privatePath`. */
export function usePrivateUrl(path: string): string {
  const localize = useLocalizedPath();
  return `${useOrigin() ?? ''}${localize(path)}`;
}

interface PrivateLinkNoteProps {
  /** Has the words under `private`. */
  readonly namespace: 'appointment' | 'reservation';
  /** See `privatePath`. */
  readonly path: string;
}

/** The private link to a visit or a reservation, which needs no login. */
export function PrivateLinkNote({ namespace, path }: PrivateLinkNoteProps) {
  const { t } = useTranslation(namespace);
  const url = usePrivateUrl(path);
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  return (
    <section className={styles.note}>
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
        <Button variant="quiet" onClick={() => void copyLink(url).then(setOutcome)}>
          {t('private.copy')}
        </Button>
      </div>
      <div role="status" className={styles.outcome}>
        {outcome === 'copied' && t('private.copied')}
        {outcome === 'shown' && <LinkToCopy url={url} label={t('private.link')} />}
      </div>
    </section>
  );
}
