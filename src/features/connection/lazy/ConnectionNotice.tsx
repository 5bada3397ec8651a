import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { baseApi } from '#shared/api';
import { formatMoment } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { selectAsOfByKey, selectOnline, type StateWithConnection } from '../connectionSlice.ts';
import styles from './ConnectionNotice.module.css';

/** The oldest pending query on the screen without data. */
function selectOldestPending(state: StateWithConnection): string | null {
  const { queries, subscriptions } = state[baseApi.reducerPath];
  const pending = Object.entries(queries).filter(
    ([key, entry]) =>
      entry?.status === 'pending' && entry.data === undefined && Object.keys(subscriptions[key] ?? {}).length > 0,
  );
  return (
    pending.toSorted(([, one], [, other]) => (one?.startedTimeStamp ?? 0) - (other?.startedTimeStamp ?? 0))[0]?.[0] ??
    null
  );
}

/** The date of the oldest result on the screen, in ISO; null when all are current. */
function selectShownAsOf(state: StateWithConnection): string | null {
  const { subscriptions } = state[baseApi.reducerPath];
  const shown = Object.entries(selectAsOfByKey(state)).filter(
    ([key]) => Object.keys(subscriptions[key] ?? {}).length > 0,
  );
  return shown.map(([, asOf]) => asOf).toSorted()[0] ?? null;
}

/** Milliseconds, longer than a slow mobile network takes. */
const timeout = 10_000;

/** Show a notice when a request takes more than 10 s. The request continues. */
function useSlowRequest(): boolean {
  const pending = useSelector(selectOldestPending);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => setSlow(true), timeout);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  return slow;
}

const textsOf = __BUNDLED_TEXTS__.offline;
const separator = ' · ';

/** Helps where the connection or this one call hangs; where the backend does, the new document waits for it, too. */
function reload(): void {
  window.location.reload();
}

interface ConnectionNoticeProps {
  readonly onRetry: () => void;
}

/** A line under the header while the page shows older data. It overlays the page, so that nothing moves. */
export function ConnectionNotice({ onRetry }: ConnectionNoticeProps) {
  const language = useLanguage();
  const texts = textsOf[language];
  const online = useSelector(selectOnline);
  const asOf = useSelector(selectShownAsOf);
  const asOfText = online ? texts.asOfStart : texts.asOf;
  // The day of a copy is never put aside for it.
  const slow = useSlowRequest() && online && asOf === null;
  const button = slow ? { text: texts.reload, onPress: reload } : { text: texts.askAgain, onPress: onRetry };
  const waitingHint = slow ? texts.slowHint : texts.noConnectionHint;
  return (
    <div role="status" data-print="hide" className={styles.place}>
      {(slow || asOf !== null || !online) && (
        <div className={styles.line}>
          <Container width="wide" className={styles.row}>
            <p className={styles.words}>
              {!online && <b>{texts.noConnection}</b>}
              {slow && <b>{texts.slow}</b>}
              {!online && asOf !== null && separator}
              {asOf !== null && (
                <time dateTime={asOf}>{asOfText.replace('{{moment}}', formatMoment(asOf, language))}</time>
              )}
              <span className={styles.hint}>
                {separator}
                {asOf === null ? waitingHint : texts.copy}
              </span>
            </p>
            {online && (
              <button type="button" className={styles.again} onClick={button.onPress}>
                {button.text}
              </button>
            )}
          </Container>
        </div>
      )}
    </div>
  );
}
