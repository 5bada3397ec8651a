import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, IconButton } from '#shared/ui';
import type { Message } from '../messages.ts';
import styles from './QaMessage.module.css';
import { RefusedText } from './RefusedText.tsx';

interface QaMessageProps {
  readonly message: Message | null;
  readonly onDismiss: () => void;
}

function FailedText({ text, next }: { readonly text: string; readonly next?: string | undefined }) {
  const { t } = useTranslation('qa');
  return (
    <>
      <b>{t('failed.title')}.</b> <span>{text}</span>
      {next !== undefined && <p>{next}</p>}
    </>
  );
}

function contentOf(message: Message): ReactNode {
  switch (message.kind) {
    case 'done':
      return message.text;
    case 'failed':
      return <FailedText text={message.text} next={message.next} />;
    case 'refused':
      return <RefusedText refusals={message.refusals} saved={message.saved} />;
  }
}

/** What came of the last thing that was asked for: said at once, and what failed with what to do next. */
export function QaMessage({ message, onDismiss }: QaMessageProps) {
  const { t } = useTranslation('qa');
  const failed = message !== null && message.kind !== 'done';
  return (
    <div role={failed ? 'alert' : 'status'} className={failed ? styles.failed : styles.done}>
      {message !== null && (
        <div className={styles.message}>
          <div className={styles.words}>{contentOf(message)}</div>
          <IconButton label={t('dismiss')} icon={<CloseIcon />} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
