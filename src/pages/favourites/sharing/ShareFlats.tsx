import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharePath, type FlatRef } from '#features/favourites';
import { useOrigin } from '#shared/config';
import { useLocalizedPath } from '#shared/routing';
import { LinkToCopy, shareLink, type ShareOutcome } from '#shared/share';
import { Button, ShareIcon } from '#shared/ui';
import styles from './ShareFlats.module.css';

export function ShareFlats({ flats }: { readonly flats: readonly FlatRef[] }) {
  const { t } = useTranslation('favourites');
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  const url = `${origin ?? ''}${localize(sharePath(flats))}`;

  return (
    <div>
      <Button variant="secondary" icon={<ShareIcon />} onClick={() => void shareLink(url, t('title')).then(setOutcome)}>
        {t('share.action')}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
      </p>
      {outcome === 'shown' && <LinkToCopy url={url} label={t('share.link')} />}
    </div>
  );
}
