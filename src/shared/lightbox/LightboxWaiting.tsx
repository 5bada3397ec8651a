import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#shared/answers';
import { Button, CloseIcon, FailedView, IconButton } from '#shared/ui';
import styles from './LightboxWaiting.module.css';

interface LightboxWaitingProps {
  readonly image: Image;
  /** The picture on the page: what it shows is at hand already. */
  readonly link: HTMLAnchorElement | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The tapped picture over the page at once, as large as it is there, until the lightbox itself has come. */
export function LightboxWaiting({ image, link, failed, onRetry, onClose }: LightboxWaitingProps) {
  const { t } = useTranslation('lightbox');
  const dialogRef = useRef<HTMLDialogElement>(null);
  const shown = link?.querySelector('img')?.currentSrc ?? '';
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    const cancel = (event: Event): void => {
      event.preventDefault();
      close();
    };
    dialog.addEventListener('cancel', cancel);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.close();
    };
  }, []);

  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-label={t('label')} aria-busy={!failed}>
      {failed ? (
        <div className={styles.failed}>
          <FailedView
            title={t('unavailable')}
            action={
              <Button variant="secondary" onClick={onRetry}>
                {t('retry')}
              </Button>
            }
          />
        </div>
      ) : (
        <img src={shown === '' ? image.src : shown} alt={image.alt} className={styles.image} />
      )}
      <IconButton className={styles.close} label={t('close')} icon={<CloseIcon />} onClick={onClose} />
    </dialog>
  );
}
