import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharePath, type FlatRef } from '#features/favourites';
import { useOrigin } from '#shared/config';
import { useLocalizedPath } from '#shared/routing';
import { Button, Field, ShareIcon, TextInput } from '#shared/ui';
import styles from './ShareFlats.module.css';

type Outcome = 'none' | 'copied' | 'shown';

/** By the phone's own sheet where there is one, else into the clipboard, else to be copied by hand. */
async function share(url: string, title: string): Promise<Outcome> {
  if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
    // Thinking better of it is no failure.
    await navigator.share({ url, title }).catch(() => undefined);
    return 'none';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}

export function ShareFlats({ flats }: { readonly flats: readonly FlatRef[] }) {
  const { t } = useTranslation('favourites');
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const url = `${origin ?? ''}${localize(sharePath(flats))}`;

  return (
    <div className={styles.share}>
      <Button variant="secondary" icon={<ShareIcon />} onClick={() => void share(url, t('title')).then(setOutcome)}>
        {t('share.action')}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
      </p>
      {outcome === 'shown' && (
        <Field label={t('share.link')}>
          {(control) => <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
        </Field>
      )}
    </div>
  );
}
