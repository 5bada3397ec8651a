import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useRouteError } from 'react-router';
import { type Language, selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { checkSite, LoadFailure, type SiteState } from '#shared/lazy';
import { readStorage, writeStorage } from '#shared/persist';
import { localizedPath } from '#shared/routing';
import { endHydrationWithoutBlocks } from '#shared/tasks';
import { Button, buttonClass, Container, FailedView } from '#shared/ui';
import styles from './FailedPage.module.css';

const storageKey = 'obriy.newDocument';

/** Milliseconds: a document that fails again this soon is not reloaded. */
const pause = 30_000;

/** Whether an automatic reload is allowed. Without storage it is not, and the visitor presses the button. */
export function mayReload(): boolean {
  const now = String(Date.now());
  if (Number(now) - Number(readStorage('sessionStorage', storageKey)) < pause) return false;
  writeStorage('sessionStorage', storageKey, now);
  return readStorage('sessionStorage', storageKey) === now;
}

/** With the worker, an offline reload shows a page with readable content. */
function workerHasPage(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Milliseconds between two looks whether the site is there again. */
const lookAgain = 15_000;

interface NewDocument {
  /** No response from the site. */
  readonly away: boolean;
  readonly isFetching: boolean;
  /**
   * Called on the visitor's request. While the site is down this document stays, because the browser's error page
   * would not recover.
   */
  readonly refetch: () => void;
}

/**
 * Reloads the document when that helps: its release is gone, the worker has an offline page, or the site is up again.
 */
function useNewDocument(lost: boolean): NewDocument {
  const [away, setAway] = useState(() => lost && !navigator.onLine);
  const [isFetching, setFetching] = useState(false);

  useEffect(() => {
    if (!lost) return undefined;
    const staying = new AbortController();
    const { signal } = staying;
    const renew = (): void => {
      if (mayReload()) window.location.reload();
    };
    const look = async (helps: (found: SiteState) => boolean): Promise<void> => {
      const found = await checkSite();
      if (signal.aborted) return;
      setAway(found === 'away');
      if (helps(found)) renew();
    };
    const recover = (): void => {
      if (document.visibilityState === 'visible') void look((found) => found !== 'away');
    };
    if (workerHasPage()) renew();
    else void look((found) => found === 'gone');
    const timer = setInterval(recover, lookAgain);
    window.addEventListener('online', recover, { signal });
    return () => {
      clearInterval(timer);
      staying.abort();
    };
  }, [lost]);

  const checkAndReload = async (): Promise<void> => {
    setFetching(true);
    const isAway = (await checkSite()) === 'away';
    setAway(isAway);
    setFetching(false);
    if (!isAway) window.location.reload();
  };
  return { away, isFetching, refetch: () => void checkAndReload() };
}

const textsOf = __BUNDLED_TEXTS__.failure;

interface FailedPageProps {
  readonly language: Language;
}

/** Shown for a page that could not be loaded or that broke; the address stays, so a reload retries it. */
export function FailedPage({ language }: FailedPageProps) {
  const lost = useRouteError() instanceof LoadFailure;
  const { defaultLanguage, phone } = useSelector(selectSettings);
  const texts = textsOf[language];
  const { away, isFetching, refetch } = useNewDocument(lost);
  // Without the layout nothing else ends the wait for hydration, and presses would not reach the buttons.
  useEffect(endHydrationWithoutBlocks, []);
  let [title, hint] = lost ? [texts.lostTitle, texts.lostHint] : [texts.brokenTitle, texts.brokenHint];
  if (away) [title, hint] = [texts.awayTitle, texts.awayHint];
  return (
    <Container className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <FailedView
        wholePage
        title={title}
        hint={hint}
        action={
          <>
            <Button loading={isFetching} onClick={refetch}>
              {away ? texts.again : texts.reload}
            </Button>
            {/* A reload discards the failed document, except while the site is away. */}
            {!away && (
              <a href={localizedPath('/', language, defaultLanguage)} className={buttonClass({ variant: 'secondary' })}>
                {texts.home}
              </a>
            )}
            <a href={telephoneLink(phone)} className={buttonClass({ variant: 'quiet' })}>
              {phone}
            </a>
          </>
        }
      />
    </Container>
  );
}
