import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OpenFile.module.css';

interface DropTargetProps {
  readonly onFile: (file: File) => void;
}

/** The whole page takes a file that is dropped on it. */
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
