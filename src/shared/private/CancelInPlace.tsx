import { useEffect, useId, useRef, useState } from 'react';
import { useDisclosure } from '#shared/store';
import { Button, Text } from '#shared/ui';
import styles from './CancelInPlace.module.css';

interface CancelInPlaceProps {
  /** Of the disclosure; unique on the page. */
  readonly name: string;
  readonly words: {
    readonly cancel: string;
    readonly question: string;
    readonly yes: string;
    readonly no: string;
    readonly failed: string;
  };
  /** Resolves to whether it worked. */
  readonly onCancel: () => Promise<boolean>;
}

/** Asks for confirmation in place before cancelling; used in a focusable `article`. */
export function CancelInPlace({ name, words, onCancel }: CancelInPlaceProps) {
  const { open: confirming, onOpenChange: setConfirming } = useDisclosure(name);
  const [cancelling, setCancelling] = useState(false);
  const [failed, setFailed] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const title = useId();

  useEffect(() => {
    if (confirming) question.current?.focus();
  }, [confirming]);

  const cancel = async (): Promise<void> => {
    setCancelling(true);
    setFailed(false);
    // This part goes with the chance to cancel: the entry takes the focus, and is announced.
    const entry = question.current?.closest('article');
    const done = await onCancel();
    if (done) entry?.focus();
    setCancelling(false);
    setFailed(!done);
  };

  if (!confirming) {
    return (
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {words.cancel}
      </Button>
    );
  }
  return (
    <div ref={question} role="group" tabIndex={-1} aria-labelledby={title} className={styles.question}>
      <p id={title}>{words.question}</p>
      <div className={styles.answers}>
        <Button variant="secondary" loading={cancelling} onClick={() => void cancel()}>
          {words.yes}
        </Button>
        <Button variant="quiet" onClick={() => setConfirming(false)}>
          {words.no}
        </Button>
      </div>
      <div role="status">{failed && <Text size="s">{words.failed}</Text>}</div>
    </div>
  );
}
