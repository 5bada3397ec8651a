import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, Heading, IconButton } from '#shared/ui';
import styles from './DocumentPreview.module.css';

interface DocumentPreviewProps {
  readonly title: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A paper over the page, in the browser's own viewer; nothing of it is asked for before. */
export function DocumentPreview({ title, url, onClose }: DocumentPreviewProps) {
  const { t } = useTranslation('documents');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="paper" onClose={onClose}>
      <div className={styles.head}>
        <Heading level={3} size="s" id="paper">
          {title}
        </Heading>
        <IconButton label={t('close')} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a browser's own viewer of PDF does not open in a sandbox; the file is the site's own */}
      <iframe src={url} title={title} className={styles.paper} />
    </dialog>
  );
}
