import type { Refusal } from '@obriy/recorder';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, IconButton } from '#shared/ui';
import { type Message, messageOf } from '../messages.ts';
import styles from './QaFrame.module.css';

export interface Messages {
  readonly message: Message | null;
  readonly dismiss: () => void;
  /** Runs an action and shows its result or error. */
  readonly run: (act: () => RunResult | Promise<RunResult>) => Promise<void>;
}

/** Empty: no message. */
type RunResult = string | Message;

export function useMessage(first: unknown = null): Messages {
  const { t } = useTranslation('qa');
  const [message, setMessage] = useState<Message | null>(() => (first === null ? null : messageOf(first, t)));
  const run: Messages['run'] = async (act) => {
    try {
      const result = await act();
      if (typeof result !== 'string') setMessage(result);
      else setMessage(result === '' ? null : { kind: 'done', text: result });
    } catch (error) {
      setMessage(messageOf(error, t));
    }
  };
  return { message, dismiss: () => setMessage(null), run };
}

/** Places that are named; a mistake in a rule shows in the first of them. */
const named = 4;

const whys = ['leak', 'note', 'unserializable', 'replay-differs'] as const;

interface RefusedTextProps {
  readonly refusals: readonly Refusal[];
  readonly saved?: string | undefined;
}

/** Why saving was refused, where, and what to do. */
function RefusedText({ refusals, saved }: RefusedTextProps) {
  const { t } = useTranslation('qa');
  const groups = whys
    .map((why) => ({ why, places: refusals.filter((refusal) => refusal.why === why) }))
    .filter(({ places }) => places.length > 0);
  return (
    <>
      {saved !== undefined && <p>{saved}</p>}
      <b>{t('refused.title')}</b>
      {groups.map(({ why, places }) => (
        <div key={why}>
          <p>{t(`refused.${why}`)}</p>
          <ul className={styles.places}>
            {places.slice(0, named).map(({ step, path }) => (
              <li key={`${step} ${path}`}>{t('refused.place', { step, path })}</li>
            ))}
            {places.length > named && <li>{t('refused.more', { count: places.length - named })}</li>}
          </ul>
          <p>{t(`refused.next.${why}`)}</p>
        </div>
      ))}
    </>
  );
}

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

/** The result of the last action, and for a failure what to do next. */
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
