import { useTranslation } from 'react-i18next';
import type { Recording } from '@obriy/recorder';
import { DropTarget, OpenFile, readFile } from '../files/recordingFile.tsx';
import { QaFrame } from '../frame/QaFrame.tsx';
import { QaMessage, useMessage } from '../frame/QaMessage.tsx';
import styles from './ReplayBar.module.css';

interface ReplayWaitProps {
  /** Why there is nothing to show; null: it is on its way. */
  readonly failure: unknown;
  readonly onOpen: (recording: Recording) => Promise<void>;
  readonly onClose: () => void;
}

/** Shown while a recording loads, or why it failed. */
export function ReplayWait({ failure, onOpen, onClose }: ReplayWaitProps) {
  const { t } = useTranslation('qa');
  const { message, dismiss, run } = useMessage(failure);
  const waiting = t('replay.loading');
  const open = (file: File): void =>
    void run(async () => {
      await onOpen(await readFile(file));
      return '';
    });
  return (
    <QaFrame
      name={t('replay.title')}
      live={false}
      status={failure === null ? waiting : ''}
      closeLabel={t('replay.close')}
      onClose={onClose}
    >
      {failure === null ? (
        <progress className={styles.progress} aria-label={waiting} />
      ) : (
        <>
          <OpenFile onFile={open} />
          <DropTarget onFile={open} />
        </>
      )}
      <QaMessage message={message} onDismiss={dismiss} />
    </QaFrame>
  );
}
