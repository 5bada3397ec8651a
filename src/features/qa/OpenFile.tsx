import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#shared/ui';
import styles from './OpenFile.module.css';

interface OpenFileProps {
  readonly onFile: (file: File) => void;
}

/** Where a recording is chosen; it may also be dropped on the page. */
export function OpenFile({ onFile }: OpenFileProps) {
  const { t } = useTranslation('qa');
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file again, after it was put right, is a choice too.
    target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <div className={styles.open}>
      <p>{t('openForm.hint')}</p>
      <input
        id={id}
        type="file"
        accept=".json,.zip,application/json,application/zip"
        className={styles.input}
        onChange={choose}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'secondary', size: 's', className: styles.choose })}>
        {t('openForm.choose')}
      </label>
    </div>
  );
}

interface DropTargetProps {
  readonly onFile: (file: File) => void;
}

/** Accepts files dropped anywhere on the page. */
export function DropTarget({ onFile }: DropTargetProps) {
  const { t } = useTranslation('qa');
  const [over, setOver] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file === undefined) return;
        event.preventDefault();
        onFile(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, [onFile]);

  return over && <p className={styles.drop}>{t('openForm.drop')}</p>;
}
